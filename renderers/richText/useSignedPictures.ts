import { useEffect, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { picturesIn, withPictures } from '../../runtime/model/fields/richText/pictures.ts';
import { pictureUrlsOf } from '../../runtime/store/upload/PictureUrls.ts';

/**
 * Adds loadable URLs to the pictures of a sanitised rich text; undefined while they load. A picture that the
 * user may not see keeps its path, so that an edit does not lose it. Call it inside an observer.
 */
export function useSignedPictures(html: string): string | undefined {
  const { data } = useApp();
  const urls = pictureUrlsOf(data);
  const paths = useMemo(() => picturesIn(html), [html]);
  useEffect(() => {
    if (paths.length > 0) urls.want(paths);
  }, [urls, paths]);
  if (paths.some((path) => urls.url(path) === undefined && !urls.isMissing(path))) return undefined;
  return paths.length === 0 ? html : withPictures(html, (path) => urls.url(path) ?? path);
}
