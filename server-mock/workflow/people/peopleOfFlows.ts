import type { Reference, ReferenceKind } from '../../context/Reference.ts';

/** Where approval names people: the table with the field, the documents it belongs to, and what it names. */
const places = [
  {
    from: 'Sys_WorkFlow',
    rows: 'Sys_WorkFlowStep',
    foreignKey: 'WorkFlow_Id',
    field: 'StepValue',
    isList: true,
    names: { Sys_User: { '==': [{ var: 'StepType' }, 1] }, Sys_Role: { '==': [{ var: 'StepType' }, 2] } },
  },
  ...(['User_Id', 'Auditor_Id'] as const).map((field) => ({
    from: 'Sys_WorkFlowTable',
    rows: 'Sys_WorkFlowTableUserAuditStatus',
    foreignKey: 'WorkFlowTable_Id',
    field,
    isList: false,
    names: { Sys_User: undefined },
  })),
  {
    from: 'Sys_WorkFlowTable',
    rows: 'Sys_WorkFlowTableUserAuditStatus',
    foreignKey: 'WorkFlowTable_Id',
    field: 'Role_Id',
    isList: false,
    names: { Sys_Role: undefined },
  },
] as const;

/** Users and roles in steps of flows and in the approvals of documents. */
export const peopleOfFlows: ReferenceKind = {
  name: 'peopleOfFlows',
  find: (catalog) =>
    places.flatMap((place) =>
      Object.entries(place.names).flatMap(([name, when]): readonly Reference[] => {
        const from = catalog.table(place.from);
        const table = catalog.table(place.rows);
        const target = catalog.table(name);
        const field = table?.byName.get(place.field);
        if (from === undefined || table === undefined || target === undefined || field === undefined)
          return [];
        return [
          {
            from,
            detail: { table, foreignKey: place.foreignKey },
            field,
            target: target.table,
            to: target.key,
            isList: place.isList,
            ...(when === undefined ? {} : { when }),
            onDelete: 'restrict',
            mustExist: false,
          },
        ];
      }),
    ),
};
