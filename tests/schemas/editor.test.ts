import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import languageService from 'vscode-json-languageservice';
import { root } from '../../scripts/schema/schemaFiles.ts';

const { getLanguageService, TextDocument } = languageService;

const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
});

/** A table file under construction; `|` marks the cursor. */
const open = (fields: string) => {
  const text = `{ "$schema": "../../meta/table.schema.json", "format": 1, "table": "T", "cnName": "T", "key": "T_Id", "fields": [${fields}] }`;
  const uri = pathToFileURL(join(root, 'schemas/tables/base/T.json')).href;
  const document = TextDocument.create(uri, 'json', 1, text.replace('|', ''));
  return {
    document,
    json: service.parseJSONDocument(document),
    position: document.positionAt(text.indexOf('|')),
  };
};

const completions = async (fields: string): Promise<readonly string[]> => {
  const { document, json, position } = open(fields);
  const list = await service.doComplete(document, position, json);
  return list?.items.map((item) => item.label) ?? [];
};

const problems = async (fields: string): Promise<readonly string[]> => {
  const { document, json } = open(fields);
  return (await service.doValidation(document, json)).map(({ message }) =>
    typeof message === 'string' ? message : message.value,
  );
};

describe('an editor with the published schemas', () => {
  it('offers the kinds of field', async () => {
    const offered = await completions('{ "field": "A", "title": "A", "type": "|" }');
    expect(offered).toContain('"decimal"');
    expect(offered).toContain('"treeSelect"');
  });

  it('offers the options every kind has and those of the chosen kind only', async () => {
    const decimal = await completions('{ "field": "A", "title": "A", "type": "decimal", | }');
    expect(decimal).toContain('editRowNo');
    expect(decimal).toContain('scale');
    expect(decimal).not.toContain('maxFile');
    expect(await completions('{ "field": "A", "title": "A", "type": "img", | }')).toContain('maxFile');
  });

  it('marks an option of another kind, an unknown kind and a wrong value', async () => {
    expect(await problems('{ "field": "A", "title": "A", "type": "decimal", "scale": 2 }')).toEqual([]);
    expect(await problems('{ "field": "A", "title": "A", "type": "decimal", "maxFile": 2 }')).toHaveLength(1);
    expect(await problems('{ "field": "A", "title": "A", "type": "decimall" }')).toHaveLength(1);
    expect(await problems('{ "field": "A", "title": "A", "type": "text", "colSize": 13 }')).toHaveLength(1);
  });
});
