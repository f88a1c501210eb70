import { creditCodeCheck } from '../../runtime/model/fields/validators/creditCode.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { DemoDates } from './DemoDates.ts';
import companies from './data/companies.json' with { type: 'json' };
import type { Random } from './Random.ts';

/** Shared input for all parts of the demo company. */
export interface DemoContext {
  readonly random: Random;
  readonly dates: DemoDates;
  /** Ids of the demo accounts by user name. */
  readonly userIds: Readonly<Record<string, number>>;
  /** Real names of the demo accounts by user name. */
  readonly userNames: Readonly<Record<string, string>>;
}

/** Columns of the `owned` mixin and the first Version. */
export function ownedBy(context: DemoContext, userName: string, createDate: string): Row {
  return {
    CreateID: context.userIds[userName] ?? 1,
    Creator: context.userNames[userName] ?? userName,
    CreateDate: createDate,
    Version: 1,
  };
}

/** A person's name. */
export function personName(random: Random): string {
  return random.pick(companies.surnames) + random.pick(companies.givenNames);
}

/** A mobile number: 11 digits, 1 then 3-9. */
export function mobileNumber(random: Random): string {
  return `1${random.pick(['38', '39', '35', '58', '86', '77', '33', '52'])}${String(random.whole(0, 99_999_999)).padStart(8, '0')}`;
}

/** A unified social credit code: 18 characters. */
export function taxNumber(random: Random, region: string): string {
  const letters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  let tail = '';
  while (tail.length < 10) tail += letters[random.whole(0, letters.length - 1)] ?? '0';
  const first17 = `91${region}${tail}`.slice(0, 17);
  return first17 + creditCodeCheck(first17);
}
