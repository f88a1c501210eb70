import { type Hook, run, sql, veto } from 'jig/plugin/server';

/** Refuses a second gate pass for a vehicle that has not left the factory. */
export const vehicleInside: Hook = async ({ db, values }) => {
  const plate = String(values.Plate ?? '');
  const { rows } = await run(
    db,
    sql`select 1 from "Base_GatePass" where "Plate" = ${plate} and "LeaveTime" is null limit 1`,
  );
  return rows.length === 0 ? [] : veto('Plate', 'plugin.gatePass.inside', { plate });
};
