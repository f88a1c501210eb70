import { describe, expect, it } from 'vitest';
import { answered } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import { SchemaSource } from '../../runtime/data/SchemaSource.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';

const table = { table: 'Line', cnName: '明细', key: 'Line_Id' };

describe('published schemas', () => {
  const asked = () => {
    let title = '数量';
    let hear = (): void => undefined;
    const source = new SchemaSource(
      {
        tableLayers: async () =>
          answered({
            layers: [
              { kind: 'table', name: 'Line', table, fields: [{ field: 'Qty', title, type: 'decimal' }] },
            ],
            details: {},
          }),
        schemaChanges: (listener: () => void) => {
          hear = listener;
          return () => undefined;
        },
      } as unknown as DataSource,
      fieldTypeRegistry(),
    );
    const document = async () => {
      const answer = await source.document('Line');
      if (!answer.ok) throw new Error(answer.failure.message);
      return answer.data;
    };
    return {
      source,
      document,
      rename: (next: string) => {
        title = next;
      },
      changed: () => hear(),
    };
  };

  it('are asked for again when an answer shows that others are in force', async () => {
    const { source, document, rename, changed } = asked();
    const before = await document();
    rename('数量（件）');
    expect(await document()).toBe(before);
    changed();
    expect(source.revision).toBe(1);
    expect((await document()).main.byName.get('Qty')?.title).toBe('数量（件）');
  });

  it('that say the same of a table leave its page as it is', async () => {
    const { document, changed } = asked();
    const before = await document();
    changed();
    expect(await document()).toBe(before);
  });
});
