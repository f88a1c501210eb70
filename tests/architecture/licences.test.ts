import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { billOfMaterials, type LockedFile } from '../../scripts/licences/billOfMaterials.ts';
import { licenceRules } from '../../scripts/licences/LicenceRules.ts';
import { isAllowed, licenceProblems } from '../../scripts/licences/licenceProblems.ts';
import { licenceTexts } from '../../scripts/licences/licenceTexts.ts';
import { shippedPackages } from '../../scripts/licences/shippedPackages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockedFile;
const packages = shippedPackages(lock);
const product = { name: 'jig', version: '0.1.0', licence: 'MIT' };

/** What the check says of one more package. */
const said = (licence: string | undefined): readonly string[] =>
  licenceProblems([...packages, { name: 'left-pad', version: '1.0.0', licence, folder: 'x' }], licenceRules);

describe('licences of what is shipped', () => {
  it('are all allowed', () => {
    expect(packages.length).toBeGreaterThan(400);
    expect(licenceProblems(packages, licenceRules)).toEqual([]);
  });

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0',
    'LGPL-2.1',
    'SEE LICENSE IN LICENSE',
    'UNLICENSED',
    'MIT AND GPL-2.0',
    '',
  ])('%j is refused', (licence) =>
    expect(said(licence)).toEqual([`left-pad 1.0.0 has the licence ${licence}, which is not allowed`]),
  );

  it('that are not said are refused, and what is stated is stated for one version', () => {
    expect(said(undefined)).toEqual([
      'left-pad 1.0.0 names no licence; read it, and state it in scripts/licences/rules.json',
    ]);
    const [stated] = licenceRules.stated;
    const next = packages.map((one) => (one.name === stated?.name ? { ...one, version: '9.9.9' } : one));
    expect(licenceProblems(next, licenceRules)).toEqual([
      `${stated?.name} 9.9.9 names no licence; read it, and state it in scripts/licences/rules.json`,
      `${stated?.name} ${stated?.version} is stated in scripts/licences/rules.json and not shipped`,
    ]);
  });

  it('may be chosen where there are several', () => {
    const { allowed } = licenceRules;
    expect(isAllowed('(GPL-2.0 OR MIT)', allowed)).toBe(true);
    expect(isAllowed('MIT AND ISC', allowed)).toBe(true);
    expect(isAllowed('Apache-2.0 WITH LLVM-exception', allowed)).toBe(true);
    expect(isAllowed('((GPL-2.0 OR MIT) AND ISC)', allowed)).toBe(false);
    for (const forbidden of allowed.filter((one) => /GPL|SSPL|BUSL|Commons/i.test(one)))
      expect(forbidden).toBe('');
  });

  it('of copied parts are checked too', () => {
    const [font] = licenceRules.copied;
    const bad = { ...licenceRules, copied: [{ ...font!, name: 'a font', licence: 'GPL-3.0' }] };
    expect(licenceProblems(packages, bad)).toEqual(['a font has the licence GPL-3.0, which is not allowed']);
  });
});

describe('the licence texts that go with the product', () => {
  const text = licenceTexts(root, packages, licenceRules);

  it('name every installed package and every copied part, each over a text', () => {
    for (const { name, version, licence } of licenceRules.copied)
      expect(text).toContain(`${name} ${version} (${licence})`);
    // Of other systems.
    const absent = packages.filter(({ name, version }) => !text.includes(`\n${name} ${version} (`));
    expect(
      absent.filter(({ folder }) => lock.packages[folder] && !/-(android|darwin|linux|win32)-/.test(folder)),
    ).toEqual([]);
    const groups = text.split(`${'='.repeat(80)}\n`).slice(1);
    expect(groups.length).toBeGreaterThan(100);
    for (const group of groups) {
      const [heads = '', body = ''] = group.split(`${'-'.repeat(80)}\n`);
      expect(body.trim().length, heads).toBeGreaterThan(100);
    }
  });

  it('hold the words that have to come along', () => {
    expect(text).toContain('Facebook, Inc. and its affiliates');
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(text).toContain('Mozilla Public License, version 2.0');
    expect(text).toContain('PostgreSQL Global Development Group');
    expect(text).toContain('Apache ECharts');
  });
});

describe('the bill of materials', () => {
  const bill = billOfMaterials(product, lock, licenceRules);
  const json = JSON.stringify(bill);

  it('names each package once with its licence and checksum, and the copied parts', () => {
    const refs = bill.components.map((one) => one['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    expect(refs.length).toBe(packages.length + licenceRules.copied.length);
    for (const one of bill.components) {
      expect(one.licenses?.length, one.name).toBe(1);
      if (one.type === 'library') expect(one.hashes?.[0]?.content.length, one.name).toBeGreaterThan(39);
    }
    expect(json).toContain('"copied:Noto Sans SC@');
  });

  it('says who needs what, without a reference that is not there', () => {
    const refs = new Set(['pkg:npm/jig@0.1.0', ...bill.components.map((one) => one['bom-ref'])]);
    const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    for (const [ref, used] of needs) for (const one of [ref, ...used]) expect(refs.has(one), one).toBe(true);
    expect(needs.get('pkg:npm/jig@0.1.0')).toContain('pkg:npm/react@18.3.1');
    expect(needs.get('pkg:npm/react@18.3.1')).toContain('pkg:npm/loose-envify@1.4.0');
    // The name that people import, and the one it is published under.
    expect(json).toContain('"pkg:npm/%40e965/xlsx@0.20.3"');
  });

  it('holds no development package, no moment, no address of a registry and no path of a machine', () => {
    expect(json).not.toMatch(/pkg:npm\/(vitest|typescript|tsx|ajv|jsonata)@/);
    expect(json).not.toMatch(/registry\.|"resolved"|timestamp|serialNumber|\/node_modules\//);
    expect(JSON.stringify(billOfMaterials(product, lock, licenceRules))).toBe(json);
  });
});
