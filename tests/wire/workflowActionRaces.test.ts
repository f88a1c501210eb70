import { describeRaces, edit, type Race, type Try, table, vote } from './flowRaces.ts';
import { ids } from './flows.ts';

const act = (user: string, verb: string, more: object = {}): Try => ({
  user,
  path: () => `/api/Sys_WorkFlow/${verb}?tableName=${table}`,
  body: (key) => ({ key, ...more }),
});
const withdraw = act('sales', 'withdraw');

/** Actions other than votes, in races with votes and with each other. */
const races: readonly Race[] = [
  {
    says: 'a withdrawal against the first decision: one of them happens #Y01',
    flow: '会签',
    at: [withdraw, vote('manager', 1)],
    ends: [
      { ok: '10', status: 3, events: 1 },
      { ok: '01', status: 2, events: 1 },
    ],
  },
  {
    says: 'a withdrawal against an edit: the edit begins anew first, or changes what is the creator’s again',
    flow: '会签',
    at: [withdraw, edit],
    ends: [
      { ok: '11', status: 3, events: 2 },
      { ok: '11', status: 3, events: 1 },
    ],
  },
  {
    says: 'handing a seat on against one’s own vote in it: one of them happens',
    flow: '会签',
    at: [act('manager', 'transfer', { userId: ids.planner }), vote('manager', 1)],
    ends: [
      { ok: '10', status: 0, events: 1 },
      { ok: '01', status: 2, events: 1 },
    ],
  },
  {
    says: 'handing a seat on against the vote that makes it needless',
    flow: '任一',
    at: [act('manager', 'transfer', { userId: ids.planner }), vote('manager2', 1)],
    ends: [
      { ok: '11', status: 1, events: 2 },
      { ok: '01', status: 1, events: 1 },
    ],
  },
  {
    says: 'two members hand the role’s seat to two people: one of these gets it',
    flow: '角色',
    at: [
      act('manager', 'transfer', { userId: ids.planner }),
      act('manager2', 'transfer', { userId: ids.buyer }),
    ],
    ends: [
      { ok: '10', status: 0, events: 1 },
      { ok: '01', status: 0, events: 1 },
    ],
  },
  {
    says: 'two hand their seats to the same person: he gets one',
    flow: '会签',
    at: [
      act('manager', 'transfer', { userId: ids.planner }),
      act('manager2', 'transfer', { userId: ids.planner }),
    ],
    ends: [
      { ok: '10', status: 0, events: 1 },
      { ok: '01', status: 0, events: 1 },
    ],
  },
  {
    says: 'asking somebody besides against the vote that passes the node: he is waited for, or came too late',
    flow: '任一',
    at: [act('manager', 'addSigner', { userIds: [ids.planner] }), vote('manager2', 1)],
    ends: [
      { ok: '11', status: 2, events: 2 },
      { ok: '01', status: 1, events: 1 },
    ],
  },
  {
    says: 'two ask the same person besides: he is asked once',
    flow: '会签',
    at: [
      act('manager', 'addSigner', { userIds: [ids.planner] }),
      act('manager2', 'addSigner', { userIds: [ids.planner] }),
    ],
    ends: [
      { ok: '10', status: 0, events: 1 },
      { ok: '01', status: 0, events: 1 },
    ],
  },
  {
    says: 'a reminder pressed twice is one',
    flow: '会签',
    at: [act('sales', 'urge'), act('sales', 'urge')],
    ends: [
      { ok: '10', status: 0, events: 1 },
      { ok: '01', status: 0, events: 1 },
    ],
  },
];

describeRaces('races of what people do besides deciding', races, 12);
