/** Ids by user and role names of a seed. */
export interface SeedNames {
  readonly userIds: ReadonlyMap<string, number>;
  readonly roleIds: ReadonlyMap<string, number>;
}
