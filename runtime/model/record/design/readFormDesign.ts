import { trimCharacters } from '../../../../expressions/trimCharacters.ts';
import { readFormulaEntry } from '../../formulas/methods/readFormulaEntry.ts';
import type { Issue } from '../../schema/Issue.ts';
import { isObject } from '../../schema/Json.ts';
import { componentType, isOff, isOn, numberOf, textOf } from './designValues.ts';
import type { DesignColumn, DesignEntry, DesignTable, FormDesign } from './FormDesign.ts';
import { readList } from './readList.ts';

type Raw = Readonly<Record<string, unknown>>;

/** The texts of a saved design that describe the form. */
export interface DesignTexts {
  readonly DaraggeOptions?: string | null;
  readonly TableConfig?: string | null;
}

/** A design as far as it could be read, and issues of the rest. A design always opens. */
interface ReadDesign {
  readonly design: FormDesign;
  readonly problems: readonly Issue[];
}

const isRaw = (value: unknown): value is Raw => isObject(value);

type Limits = Pick<DesignEntry, 'maxSize' | 'maxFile' | 'height'>;

/** Greatest limits that a design may say. */
const greatest = Object.entries({ maxSize: 1_000_000, maxFile: 1000, height: 5000 } satisfies Limits);

/** Greatest place of a column, from either side of 0. */
const greatestPlace = 1_000_000;

/** Limits that are positive whole numbers within bounds; others are treated as absent. */
const limits = (item: Raw): Partial<Limits> =>
  Object.fromEntries(
    greatest.flatMap(([name, most]) => {
      const number = numberOf(item[name]);
      const fits = number !== undefined && Number.isInteger(number) && number > 0 && number <= most;
      return fits ? [[name, number]] : [];
    }),
  );

/** Reads one design and collects issues. */
class Reading {
  readonly problems: Issue[] = [];

  say(path: string, rule: string, params: Issue['params'] = {}): void {
    this.problems.push({ path, rule, params, severity: 'warning' });
  }

  list(text: string | null | undefined, name: string): readonly unknown[] {
    const { items, problems } = readList(text ?? '', name);
    this.problems.push(...problems);
    return items;
  }

  /** Reads what form fields and table columns share. Undefined when the item is no object. */
  common(item: unknown, path: string, row: number): Omit<DesignEntry, 'width'> | undefined {
    if (!isRaw(item)) {
      this.say(path, 'design.badEntry', { row });
      return undefined;
    }
    const formula = readFormulaEntry(item.funData ?? item, { field: textOf(item.field), index: row - 1 });
    return {
      field: textOf(item.field),
      name: textOf(item.name) || textOf(item.title),
      type: componentType(item),
      show: !isOff(item.show) && !isOn(item.hidden),
      required: isOn(item.required),
      readonly: isOn(item.readonly),
      isGlobal: isOn(item.isGlobal),
      ...limits(item),
      ...(formula !== undefined && formula.name !== '' && formula.method !== null && { formula }),
    };
  }

  /** A number within bounds. Anything else is reported and treated as absent. */
  within(sent: unknown, least: number, most: number, path: string): number | undefined {
    if (sent === undefined || sent === null || sent === '') return undefined;
    const number = numberOf(sent);
    if (number !== undefined && number >= least && number <= most) return number;
    this.say(path, 'design.badWidth', { value: String(sent).slice(0, 40), least, most });
    return undefined;
  }

  entry(item: unknown, index: number): readonly DesignEntry[] {
    const path = `DaraggeOptions[${index}]`;
    const common = this.common(item, path, index + 1);
    if (common === undefined || !isRaw(item)) return [];
    const width = this.within(item.width, 1, 100, `${path}.width`);
    return [{ ...common, ...(width !== undefined && { width }) }];
  }

  column(item: unknown, index: number, at: string): readonly DesignColumn[] {
    const path = `${at}[${index}]`;
    const common = this.common(item, path, index + 1);
    if (common === undefined || !isRaw(item)) return [];
    const width = this.within(item.width, 20, 2000, `${path}.width`);
    const orderNo = numberOf(item.orderNo);
    const isPlace = orderNo !== undefined && Math.abs(orderNo) <= greatestPlace;
    return [{ ...common, ...(width !== undefined && { width }), ...(isPlace && { orderNo }) }];
  }

  /** Reads columns of the first detail, or a list of tables with columns. */
  tables(items: readonly unknown[], at: string): readonly DesignTable[] {
    const named = items.filter((item): item is Raw => isRaw(item) && Array.isArray(item.columns));
    const loose = items.filter((item) => !isRaw(item) || !Array.isArray(item.columns));
    const first = loose.flatMap((item, index) => this.column(item, index, at));
    return [
      ...(first.length > 0 ? [{ columns: first }] : []),
      ...named.map((item, index) => {
        const table = trimCharacters(textOf(item.tableName) || textOf(item.url), '/');
        const columns = (item.columns as readonly unknown[]).slice(0, 2000);
        return {
          ...(table !== '' && { table }),
          columns: columns.flatMap((one, place) => this.column(one, place, `${at}[${index}].columns`)),
        };
      }),
    ];
  }
}

/**
 * Reads the JSON texts of a saved design: entries in order, and columns of detail tables. Columns may also
 * belong to a table component among the entries. Omits invalid parts with an issue and reads the rest.
 */
export function readFormDesign(texts: DesignTexts): ReadDesign {
  const reading = new Reading();
  const components = reading.list(texts.DaraggeOptions, 'DaraggeOptions');
  const config = reading.list(texts.TableConfig, 'TableConfig');
  const entries = components.flatMap((item, index) => reading.entry(item, index));
  const inside = components.filter((item) => isRaw(item) && textOf(item.type) === 'table');
  const tables =
    config.length > 0
      ? reading.tables(config, 'TableConfig')
      : reading.tables(inside.filter(hasColumns), 'DaraggeOptions');
  return { design: { entries, tables }, problems: reading.problems };
}

const hasColumns = (item: unknown): boolean => isRaw(item) && Array.isArray(item.columns);
