import { when } from 'mobx';
import type { App } from '../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { addMessages, messageOf } from '../../runtime/model/messages/index.ts';
import { spreadsheetMessages } from '../../runtime/model/messages/spreadsheet.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { rowKeyField } from '../../runtime/store/detail/detailRows.ts';
import type { DetailSheet, SheetReport } from '../../runtime/store/sheet/DetailSheet.ts';
import type { SheetActions } from '../grid/GridEdit.ts';
import type { SheetNote } from './SheetNote.ts';

addMessages(spreadsheetMessages);

/** Milliseconds that a paste waits for labels. */
const patience = 10_000;

/** Spreadsheet actions of a detail grid. Reports each result under the grid and to screen readers. */
export function sheetActions(
  app: App,
  detail: DetailStore,
  sheet: DetailSheet,
  note: SheetNote,
): SheetActions {
  const say = (words: string): void => {
    note.say(words);
    app.notify.announce(words);
  };
  const travel = (place: ReturnType<DetailSheet['undo']>, done: string, nothing: string): typeof place => {
    say(place ? done : nothing);
    return place;
  };
  return {
    problem: (row, field) => {
      const [first] = detail.issues(String(row[rowKeyField]), field);
      return first && messageOf(first, app.locale);
    },
    onCellLeft: (field, text) => {
      if (field !== undefined && text !== undefined) sheet.typed(field, text);
      detail.edit.take();
    },
    onCellRestored: () => detail.edit.restoreCell(),
    state: () => detail.edit.progress(),
    onRestore: () => {
      const { rowChanged } = detail.edit.progress();
      detail.edit.restore();
      if (rowChanged) say(app.t('spreadsheet.restored'));
    },
    onAdd: () => {
      if (!sheet.mayAdd) return false;
      const added = detail.addRow();
      const [first] = added.issues;
      if (first) app.notify.error(messageOf(first, app.locale));
      return added.ok;
    },
    onClear: (block) => say(reportText(app, 'spreadsheet.cleared', sheet.clear(block))),
    onFillDown: (block) => say(reportText(app, 'spreadsheet.filled', sheet.fillDown(block))),
    onPaste: async (text, block, fields) => {
      // The clipboard parser loads with the first paste.
      const { parseBlock } = await import('../../runtime/model/record/clipboard/parseBlock.ts');
      await labelsOf(app, detail.table, fields);
      const read = parseBlock(text);
      if (!read.ok) {
        app.notify.error(app.t(read.rule, read.params));
        return undefined;
      }
      const report = sheet.paste(read.cells, block, fields);
      say(reportText(app, 'spreadsheet.pasted', report));
      const start = fields.indexOf(block.fields[0] ?? '');
      return {
        from: block.from,
        to: Math.min(block.from + report.rows, detail.rows.length) - 1,
        fields: fields.slice(start, start + report.columns),
      };
    },
    onCopied: (rows, columns) => say(app.t('spreadsheet.copied', { rows, columns })),
    onUndo: () => travel(sheet.undo(), app.t('spreadsheet.undone'), app.t('spreadsheet.nothingToUndo')),
    onRedo: () => travel(sheet.redo(), app.t('spreadsheet.redone'), app.t('spreadsheet.nothingToRedo')),
    onRange: (block) => note.choose(block),
  };
}

/** Waits for dictionaries whose labels may be pasted; continues without those that do not load in time. */
async function labelsOf(app: App, table: ResolvedTable, fields: readonly string[]): Promise<void> {
  const wanted = fields.flatMap((name) => {
    const field = table.byName.get(name);
    return field?.dataKey === undefined || field.data || field.remote ? [] : [field.dataKey];
  });
  const here = (): boolean => wanted.every((dicNo) => app.dictionaries.options(dicNo) !== undefined);
  await when(here, { timeout: patience }).catch(() => undefined);
}

/** One sentence about what was done and what was not. */
function reportText(
  app: App,
  key: 'spreadsheet.pasted' | 'spreadsheet.filled' | 'spreadsheet.cleared',
  report: SheetReport,
): string {
  const { rows, columns, cells, added, skipped, left, bad } = report;
  const more = [
    [added, 'spreadsheet.added'],
    [skipped, 'spreadsheet.skipped'],
    [left, 'spreadsheet.left'],
    [bad, 'spreadsheet.bad'],
  ] as const;
  return [
    app.t(key, { rows, columns, n: cells }),
    ...more.flatMap(([n, text]) => (n > 0 ? [app.t(text, { n })] : [])),
  ].join(app.locale === 'zh' ? '\uFF0C' : ', ');
}
