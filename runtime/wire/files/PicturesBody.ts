/** Body of pictures: paths of files. */
export interface PicturesBody {
  readonly paths: readonly string[];
}
