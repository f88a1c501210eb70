import type { ConditionEntry } from '../../../conditions/ConditionGroup.ts';
import { conditionField } from '../../../conditions/conditionField.ts';
import type { DocumentTable } from '../../../fields/resolve/DocumentTable.ts';
import { isStored, type ResolvedField } from '../../../fields/resolve/ResolvedTable.ts';
import type { Option } from '../../../schema/FieldSchema.ts';
import type { Row } from '../../../schema/Row.ts';
import { alwaysFilled } from './alwaysFilled.ts';
import { FieldDomain } from './FieldDomain.ts';
import { type Box, boxOf, type FullOf, meet, type Region, without } from './Region.ts';

/**
 * Options of a field from its dictionary, as far as known. Used for examples only; other values may occur.
 */
export type OptionsOf = (field: ResolvedField) => readonly Option[];

/** The set of all possible records of a table. Fields count as independent of each other. */
export class DocumentSpace {
  private readonly domains = new Map<string, FieldDomain | undefined>();
  private steps = 0;

  constructor(
    /** Has the creator fields; see `conditionDocument`. */
    private readonly document: DocumentTable,
    readonly optionsOf: OptionsOf = () => [],
  ) {}

  /** The records that fulfil one condition; undefined when it cannot be decided exactly. */
  regionOf(entry: ConditionEntry): Region | undefined {
    const domain = entry.tableName === undefined ? this.domain(entry.field) : undefined;
    const set = domain?.fulfilling(entry);
    return domain && set && boxOf(domain.field.field, set, domain.full);
  }

  /** All values of a field; empty when the field has no domain. */
  readonly fullOf: FullOf = (field) => this.domain(field)?.full ?? [];

  /** The records in both regions; undefined when there are too many boxes or the work limit is reached. */
  meet(a: Region, b: Region): Region | undefined {
    return this.mayTake(a, b) ? meet(a, b) : undefined;
  }

  /** The records of `a` that are not in `b`; undefined as in `meet`. */
  without(a: Region, b: Region): Region | undefined {
    return this.mayTake(a, b) ? without(a, b, this.fullOf) : undefined;
  }

  /**
   * A record of the region with the relevant fields only, filled where possible; undefined for an empty
   * region.
   */
  example(region: Region): Row | undefined {
    const rows = region.map((box) => this.exampleOf(box));
    return rows.find((row) => !Object.values(row).includes(null)) ?? rows[0];
  }

  domain(name: string): FieldDomain | undefined {
    if (this.domains.has(name)) return this.domains.get(name);
    const field = conditionField(this.document.main, name);
    const domain =
      field !== undefined && isStored(field) && !field.kind.isMultiple(field)
        ? new FieldDomain(field, field.data ?? this.optionsOf(field), alwaysFilled(this.document, field))
        : undefined;
    this.domains.set(name, domain);
    return domain;
  }

  /** Limits the total work for one flow. A flow drawn by hand needs a thousandth of it. */
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

/** Maximum pairs of boxes compared for one flow. */
const mostSteps = 2_000_000;
