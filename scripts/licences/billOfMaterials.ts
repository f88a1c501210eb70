import type { LicenceRules } from './LicenceRules.ts';
import { licenceOf } from './licenceProblems.ts';
import { type LockFile, nameIn, type ShippedPackage, shippedPackages } from './shippedPackages.ts';

interface Component {
  readonly type: 'library' | 'file';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl?: string;
  readonly licenses?: readonly object[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly description?: string;
}

/** A bill of materials in CycloneDX 1.5. */
export interface BillOfMaterials {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.5';
  readonly version: 1;
  readonly metadata: object;
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** What more of a lock file is read here. */
export interface LockedFile extends LockFile {
  readonly packages: Readonly<
    Record<
      string,
      LockFile['packages'][string] & {
        readonly integrity?: string;
        readonly dependencies?: Readonly<Record<string, string>>;
        readonly optionalDependencies?: Readonly<Record<string, string>>;
        readonly peerDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const licencesOf = (licence: string | undefined): object =>
  licence === undefined
    ? {}
    : {
        licenses: [
          / (?:OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } },
        ],
      };

/** `sha512-BASE64` of a lock file. */
const hashesOf = (integrity: string | undefined): object => {
  const [, alg, digest = ''] = /^sha(512|256|1)-(\S+)/.exec(integrity ?? '') ?? [];
  return alg === undefined
    ? {}
    : { hashes: [{ alg: `SHA-${alg}`, content: Buffer.from(digest, 'base64').toString('hex') }] };
};

/** Folder of the package that the one in `from` gets under a name: its own one, or that of a folder above. */
const resolved = (lock: LockedFile, from: string, name: string): string | undefined => {
  for (let at = from; ; ) {
    const folder = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (lock.packages[folder] !== undefined) return folder;
    if (at === '') return undefined;
    const cut = at.lastIndexOf('/node_modules/');
    at = cut < 0 ? '' : at.slice(0, cut);
  }
};

/**
 * The packages of a lock file without those of development, and the copied parts, with licences, checksums and who needs
 * what. The same lock file gives the same text: no moment, no random number, no address of a registry, no path of a machine.
 */
export const billOfMaterials = (
  product: { readonly name: string; readonly version: string; readonly licence: string },
  lock: LockedFile,
  rules: LicenceRules,
): BillOfMaterials => {
  const packages = shippedPackages(lock);
  const refs = new Map(
    Object.entries(lock.packages)
      .filter(([folder, { dev }]) => folder !== '' && dev !== true)
      .map(([folder, { name, version = '' }]) => [folder, purlOf(name ?? nameIn(folder), version)] as const),
  );
  const own = `pkg:npm/${product.name}@${product.version}`;
  const needs = new Map<string, Set<string>>();
  for (const [folder, entry] of Object.entries(lock.packages)) {
    const ref = folder === '' ? own : refs.get(folder);
    if (ref === undefined) continue;
    const names = Object.keys({
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
    });
    const used = names.flatMap((name) => refs.get(resolved(lock, folder, name) ?? '') ?? []);
    needs.set(ref, new Set([...(needs.get(ref) ?? []), ...used]));
  }
  const component = (one: ShippedPackage): Component => ({
    type: 'library',
    'bom-ref': purlOf(one.name, one.version),
    name: one.name,
    version: one.version,
    purl: purlOf(one.name, one.version),
    ...licencesOf(licenceOf(one, rules)),
    ...hashesOf(lock.packages[one.folder]?.integrity),
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own,
        name: product.name,
        version: product.version,
        ...licencesOf(product.licence),
      },
    },
    components: [
      ...packages.map(component),
      ...rules.copied.map(
        ({ name, version, licence, where }): Component => ({
          type: 'file',
          'bom-ref': `copied:${name}@${version}`,
          name,
          version,
          description: where,
          ...licencesOf(licence),
        }),
      ),
    ],
    dependencies: [...needs].map(([ref, used]) => ({ ref, dependsOn: [...used].sort() })),
  };
};
