import type { Database } from '../server-mock/db/Database.ts';
import { type DocumentSize, idsOf, pairs } from './links.documents.ts';
import { approve, type BenchDocument, documentOf } from './links.world.ts';
import { type Figure, median } from './measure.ts';
import { about, byHand, type Fixture, timed } from './votes.ts';

const transferTable = 'Ware_TransferWareHouseBill';

const newTransfer = async ({ post }: Fixture, lines: number): Promise<BenchDocument> => {
  const answer = await post('admin', `/api/${transferTable}/Add`, {
    mainData: { TransferDate: '2026-11-10', OutWarehouse_Id: 1, InWarehouse_Id: 2, Reason: '备料' },
    detailData: Array.from({ length: lines }, (_, at) => ({
      ...{ Product_Id: 1, TransferQty: at + 1, UnitPrice: 100, BatchNo: `B${at}` },
    })),
  });
  return documentOf(answer, 'TransferWareHouseBill_Id', 'TransferWareHouseBillList_Id');
};

/** What the issues and receipts of a transfer say, and how many rows there are. */
const madeOf = async (db: Database, { key }: BenchDocument): Promise<string> => {
  const { rows } = await db.query(
    `select (select "TotalQty"::text from "Ware_OutWareHouseBill" where "TransferWareHouseBill_Id" = $1) || ' '
       || (select "TotalQty"::text from "Ware_WareHouseBill" where "TransferWareHouseBill_Id" = $1) || ' '
       || (select count(*)::text from "Ware_OutWareHouseBillList") || ' '
       || (select count(*)::text from "Ware_WareHouseBillList") as "said"`,
    [key],
  );
  return String(rows[0]?.said);
};

/** Takes away what statements by hand have made, whose rows name the documents that the approval had made. */
const forget = async (db: Database, { key }: BenchDocument, before: readonly number[]): Promise<void> => {
  for (const [at, name] of ['OutWareHouseBill', 'WareHouseBill'].entries()) {
    await db.query(`delete from "Ware_${name}" where "TransferWareHouseBill_Id" = $1`, [key]);
    await db.query(`delete from "Ware_${name}List" where "${name}List_Id" > $1`, [before[at]]);
  }
};

const lastRows = async (db: Database): Promise<readonly number[]> => {
  const last: number[] = [];
  for (const name of ['OutWareHouseBill', 'WareHouseBill']) {
    const { rows } = await db.query(
      `select coalesce(max("${name}List_Id"), 0)::int as "last" from "Ware_${name}List"`,
    );
    last.push(Number(rows[0]?.last));
  }
  return last;
};

/**
 * A transfer of many rows approved, which makes its issue and its receipt. It is reversed, which removes both and frees
 * their codes; then the same statements, prepared and in one transaction, about another transfer.
 */
export const transferFigure = async (
  db: Database,
  fixture: Fixture,
  { lines, rounds, warmUp }: DocumentSize,
): Promise<Figure> => {
  const ours: number[] = [];
  const hand: number[] = [];
  let statements = 0;
  for (let round = -warmUp; round < rounds; round += 1) {
    const [one, other] = [await newTransfer(fixture, lines), await newTransfer(fixture, lines)];
    const ids = pairs(idsOf(one), idsOf(other));
    const before = await lastRows(db);
    fixture.take();
    const whole = await timed(() => approve(fixture, transferTable, one.key));
    const asked = fixture.take().map((said) => ({ ...said, params: said.params.map((v) => about(v, ids)) }));
    const made = await madeOf(db, one);
    await fixture.post('admin', `/api/${transferTable}/audit?auditStatus=4&auditReason=%E9%87%8D%E6%9D%A5`, [
      one.key,
    ]);
    const direct = await timed(() => byHand(db, asked));
    const said = await madeOf(db, other);
    if (made !== said)
      throw new Error(`bench: the statements by hand did not do what the approval did: ${made} / ${said}`);
    await forget(db, other, before);
    if (round < 0) continue;
    statements = asked.length;
    ours.push(whole);
    hand.push(direct);
  }
  return {
    what: `${db.kind}: a transfer of ${lines} rows approved, with the issue and the receipt it makes (${median(ours).toFixed(1)} ms) / its ${statements} statements by hand (${median(hand).toFixed(1)} ms)`,
    value: median(ours) / median(hand),
    unit: 'x',
    limit: 3,
  };
};
