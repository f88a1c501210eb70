import { useCallback, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { rowKeyField } from '../../runtime/store/detail/detailRows.ts';
import { tableLooks } from '../cells/tableLooks.ts';
import { cellCopy, cellText } from './cellText.ts';

/** Colours of a cell with an issue. */
const wrong = {
  color: 'var(--semi-color-danger)',
  background: 'var(--semi-color-danger-light-default)',
} as const;

/** Texts, colours and pictures of the cells of a detail grid. A cell with an issue is red. */
export function useDetailLooks(detail: DetailStore) {
  const app = useApp();
  const looks = useMemo(
    () => tableLooks(app, detail.table, () => ({ now: app.session.now() })),
    [app, detail.table],
  );
  const text = useCallback(
    (row: Row, field: string) =>
      looks.text(row, field, app.locale) ?? cellText(app, detail.table, row, field),
    [app, detail.table, looks],
  );
  const copy = useCallback(
    (row: Row, field: string) =>
      looks.text(row, field, app.locale) ?? cellCopy(app, detail.table, row, field),
    [app, detail.table, looks],
  );
  const cellStyle = useCallback(
    (row: Row, field: string) => {
      const style = looks.cellStyle(row, field);
      return detail.issues(String(row[rowKeyField]), field).length === 0 ? style : { ...style, ...wrong };
    },
    [detail, looks],
  );
  const pictures = looks.hasPictures ? { pictures: looks.pictures } : {};
  return { text, copy, cellStyle, tag: looks.tag, ...pictures };
}
