/** A package that the product ships or runs with. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As its maker says it; undefined: not said. */
  readonly licence: string | undefined;
  /** Folder from the root: `node_modules/react`. Those of other systems are not installed. */
  readonly folder: string;
}

/** What of a lock file is read here. */
export interface LockFile {
  readonly packages: Readonly<
    Record<
      string,
      { readonly name?: string; readonly version?: string; readonly license?: string; readonly dev?: boolean }
    >
  >;
}

/** Name that a folder gives its package. */
export const nameIn = (folder: string): string =>
  folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The packages of a lock file without those of development, by name and version; each once. */
export const shippedPackages = ({ packages }: LockFile): readonly ShippedPackage[] => {
  const found = Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && dev !== true)
    .map(([folder, { name, version = '', license }]) => ({
      name: name ?? nameIn(folder),
      version,
      licence: license,
      folder,
    }));
  const once = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...once.values()].sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1,
  );
};
