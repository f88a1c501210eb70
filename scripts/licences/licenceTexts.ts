import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LicenceRules } from './LicenceRules.ts';
import { licenceOf } from './licenceProblems.ts';
import type { ShippedPackage } from './shippedPackages.ts';

const isText = (file: string): boolean => !/\.(?:js|ts|json|map)$/i.test(file);
const isLicence = (file: string): boolean => /^(?:licen[cs]e|copying|unlicense)/i.test(file) && isText(file);
const isNotice = (file: string): boolean => /^(?:notice|third.?party)/i.test(file) && isText(file);

/** Paths of the licence files and notices of a folder, those in its own folder `licenses` too. */
const namedFiles = (folder: string, isWanted: (file: string) => boolean): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isWanted(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? readdirSync(path).map((file) => join(path, file)) : [path];
    })
    .sort();

const unix = (text: string): string => `${text.replaceAll('\r\n', '\n').trim()}\n`;

interface Manifest {
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
}

const manifestOf = (folder: string): Manifest =>
  existsSync(join(folder, 'package.json'))
    ? (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest)
    : {};

const sourceOf = ({ repository, homepage }: Manifest): string =>
  (typeof repository === 'string' ? repository : (repository?.url ?? homepage ?? '')).replace(/^git\+/, '');

/** The texts of a package: its licence files and notices, or the text of its licence with its author. */
const textsOf = (root: string, one: ShippedPackage, licence: string): string => {
  const folder = join(root, one.folder);
  const read = (path: string): string => unix(readFileSync(path, 'utf8'));
  const own = namedFiles(folder, isLicence).map(read);
  const notices = namedFiles(folder, isNotice).map(read);
  if (own.length > 0) return [...own, ...notices].join('\n');
  const { author } = manifestOf(folder);
  const by = typeof author === 'string' ? author : (author?.name ?? `the authors of ${one.name}`);
  const standard = join(root, 'scripts/licences/texts', `${licence}.txt`);
  return [`Copyright (c) ${by}\n`, read(standard), ...notices].join('\n');
};

/**
 * All licence texts and notices that go with the product, as one text: packages with the same text together. Packages
 * that are not installed, because they are for other systems, are not shipped from here and left out.
 */
export const licenceTexts = (
  root: string,
  packages: readonly ShippedPackage[],
  rules: LicenceRules,
): string => {
  const groups = new Map<string, string[]>();
  const add = (text: string, line: string): void =>
    void groups.set(text, [...(groups.get(text) ?? []), line]);
  for (const one of packages) {
    if (!existsSync(join(root, one.folder, 'package.json'))) continue;
    const licence = licenceOf(one, rules) ?? '';
    const source = sourceOf(manifestOf(join(root, one.folder)));
    add(
      textsOf(root, one, licence),
      `${one.name} ${one.version} (${licence})${source === '' ? '' : ` ${source}`}`,
    );
  }
  for (const { name, version, licence, from, where, text } of rules.copied)
    add(unix(readFileSync(join(root, text), 'utf8')), `${name} ${version} (${licence}) ${from}; ${where}`);
  const rule = '='.repeat(80);
  return [
    'Jig is under the licence in its file LICENSE. It ships the parts below, each under the licence that follows its name.\n',
    ...[...groups].map(([text, lines]) => `${rule}\n${lines.join('\n')}\n${'-'.repeat(80)}\n\n${text}`),
  ].join('\n');
};
