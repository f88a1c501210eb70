import rules from './rules.json' with { type: 'json' };

/** Something that is shipped and is no package: a font, a list, a library within a package. */
export interface CopiedPart {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Where it is in the product. */
  readonly where: string;
  /** Address of its makers. */
  readonly from: string;
  /** Path of its licence text, from the root of the repository. */
  readonly text: string;
}

/** What may be shipped. */
export interface LicenceRules {
  /** SPDX identifiers, with exceptions. */
  readonly allowed: readonly string[];
  /** Licences of packages that name none, or not in SPDX; for one version, so that the next one is read again. */
  readonly stated: readonly {
    readonly name: string;
    readonly version: string;
    readonly licence: string;
    readonly why: string;
  }[];
  readonly copied: readonly CopiedPart[];
}

export const licenceRules: LicenceRules = rules;
