import type { ConditionEntry } from '../../../conditions/ConditionGroup.ts';
import { conditionField } from '../../../conditions/conditionField.ts';
import type { DocumentTable } from '../../../fields/resolve/DocumentTable.ts';
import { isStored } from '../../../fields/resolve/isStored.ts';
import type { ResolvedField } from '../../../fields/resolve/ResolvedTable.ts';
import { alwaysFilled } from '../../../record/alwaysFilled.ts';
import type { Option } from '../../../schema/FieldSchema.ts';
import type { Row } from '../../../schema/Row.ts';
import { FieldDomain } from './FieldDomain.ts';
import { type Box, boxOf, type FullOf, meet, type Region, without } from './Region.ts';

/** The options of a field by its dictionary, as far as the caller knows them: for examples only, others may come. */
export type OptionsOf = (field: ResolvedField) => readonly Option[];

/** Every record of a table, by the fields conditions speak of. Fields are taken as independent of each other. */
export class DocumentSpace {
  private readonly domains = new Map<string, FieldDomain | undefined>();
  private steps = 0;

  constructor(
    /** With the creator's fields: `conditionDocument`. */
    private readonly document: DocumentTable,
    readonly optionsOf: OptionsOf = () => [],
  ) {}

  /** The records one condition holds for; undefined: not decided here. */
  regionOf(entry: ConditionEntry): Region | undefined {
    const domain = entry.tableName === undefined ? this.domain(entry.field) : undefined;
    const set = domain?.fulfilling(entry);
    return domain && set && boxOf(domain.field.field, set, domain.full);
  }

  /** Every value of a field that has a domain. */
  readonly fullOf: FullOf = (field) => this.domain(field)?.full ?? [];

  /** The records in both; undefined: too many boxes, or too much was asked already. */
  meet(a: Region, b: Region): Region | undefined {
    return this.mayTake(a, b) ? meet(a, b) : undefined;
  }

  /** The records of the first that are not in the second; undefined as in `meet`. */
  without(a: Region, b: Region): Region | undefined {
    return this.mayTake(a, b) ? without(a, b, this.fullOf) : undefined;
  }

  /** A record of the region, the fields that matter only; undefined: there is none. Filled values where there are any. */
  example(region: Region): Row | undefined {
    const rows = region.map((box) => this.exampleOf(box));
    return rows.find((row) => !Object.values(row).includes(null)) ?? rows[0];
  }

  domain(name: string): FieldDomain | undefined {
    if (this.domains.has(name)) return this.domains.get(name);
    const field = conditionField(this.document.main, name);
    const domain =
      field !== undefined && isStored(field) && !field.kind.isMultiple(field)
        ? new FieldDomain(field, field.data ?? this.optionsOf(field), alwaysFilled(this.document.main, field))
        : undefined;
    this.domains.set(name, domain);
    return domain;
  }

  /** All that is asked of one flow together is bounded: a drawn one needs a thousandth of it. */
  private mayTake(a: Region, b: Region): boolean {
    this.steps += a.length * b.length;
    return this.steps <= mostSteps;
  }

  private exampleOf(box: Box): Row {
    return Object.fromEntries(
      [...box].map(([field, set]) => [field, this.domain(field)?.example(set) ?? null]),
    );
  }
}

/** Pairs of boxes looked at for one flow. */
const mostSteps = 2_000_000;
