import type { LicenceRules } from './LicenceRules.ts';
import type { ShippedPackage } from './shippedPackages.ts';

/** The licence of a package: as the rules state it for this version, otherwise as its maker says it. */
export const licenceOf = (
  { name, version, licence }: ShippedPackage,
  { stated }: LicenceRules,
): string | undefined =>
  stated.find((one) => one.name === name && one.version === version)?.licence ?? licence;

/**
 * Whether an SPDX expression can be met with allowed licences: one of those joined by OR, all of those joined by AND.
 * Parentheses only around all of it; what is nested deeper is refused, so that a person reads it.
 */
export const isAllowed = (expression: string, allowed: readonly string[]): boolean => {
  const inner = /^\(([^()]*)\)$/.exec(expression.trim())?.[1] ?? expression;
  return inner
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence.trim())));
};

/** What of these packages and of the copied parts may not be shipped; empty: nothing. */
export const licenceProblems = (
  packages: readonly ShippedPackage[],
  rules: LicenceRules,
): readonly string[] => [
  ...packages.flatMap((one) => {
    const licence = licenceOf(one, rules);
    const name = `${one.name} ${one.version}`;
    if (licence === undefined)
      return [`${name} names no licence; read it, and state it in scripts/licences/rules.json`];
    return isAllowed(licence, rules.allowed)
      ? []
      : [`${name} has the licence ${licence}, which is not allowed`];
  }),
  ...rules.copied.flatMap(({ name, licence }) =>
    isAllowed(licence, rules.allowed) ? [] : [`${name} has the licence ${licence}, which is not allowed`],
  ),
  ...rules.stated.flatMap(({ name, version }) =>
    packages.some((one) => one.name === name && one.version === version)
      ? []
      : [`${name} ${version} is stated in scripts/licences/rules.json and not shipped`],
  ),
];
