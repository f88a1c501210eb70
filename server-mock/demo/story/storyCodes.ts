import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { World } from './World.ts';

/** Where codes are written, and the form whose number rule makes them. */
interface CodeTarget {
  readonly table: string;
  readonly field: string;
  readonly form: string;
}

/** Serials in use, by target and the text before them. */
type Serials = Map<string, number>;

/** What comes before the serial, and its digits. */
const shapeOf = (rule: Row | undefined, day: string): readonly [start: string, digits: number] => {
  const pattern = String(rule?.SubmitTime ?? 'yyyyMMdd');
  return [
    `${rule?.Prefix ?? ''}${day.replaceAll('-', '').slice(0, pattern.length)}`,
    Number(rule?.SerialNumber ?? 4),
  ];
};

/** Makes codes as the number rules of the company do, after those in use. */
export const storyCodes = (world: World): ((target: CodeTarget, day: string) => string) => {
  const serials: Serials = new Map();
  const seen = new Set<string>();
  const see = ({ table, field }: CodeTarget): void => {
    if (seen.has(`${table} ${field}`)) return;
    seen.add(`${table} ${field}`);
    for (const row of world.rows(table)) {
      const [, start, serial] = /^(.+?)(\d{4})$/.exec(String(row[field] ?? '')) ?? [];
      const name = `${table} ${field} ${start}`;
      serials.set(name, Math.max(serials.get(name) ?? 0, Number(serial ?? 0)));
    }
  };
  return (target, day) => {
    see(target);
    const [rule] = world.with('Base_NumberRule', 'FormCode', target.form);
    const [start, digits] = shapeOf(rule, day);
    const name = `${target.table} ${target.field} ${start}`;
    const serial = (serials.get(name) ?? 0) + 1;
    serials.set(name, serial);
    return start + String(serial).padStart(digits, '0');
  };
};
