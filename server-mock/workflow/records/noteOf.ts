import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Change } from '../../../runtime/model/workflow/engine/Change.ts';
import type { FlowRecord } from './FlowRecord.ts';

/** A message key with its parameters. */
export type Note = Pick<Issue, 'rule' | 'params'>;

const say = (rule: string, params: Issue['params'] = {}): Note => ({ rule, params });

const asked = (change: Change): boolean => change.kind === 'entered' || change.kind === 'reopened';

/** Note about the state of the document after a decision. */
const outcomeNote = ({ answer: { instance, changes }, event }: FlowRecord): Note => {
  const { status, waiting } = instance;
  const open = instance.trail.at(-1)?.name ?? '';
  if (status === auditStatus.approved) return say('flow.note.approved');
  if (status === auditStatus.reversed) return say('flow.note.reversed');
  if (status === auditStatus.returned) return say('flow.note.returned');
  if (status === auditStatus.open) return say('flow.note.toStart', { node: open });
  if (waiting !== 'seats') return say('flow.note.ended');
  if (changes.some((change) => change.kind === 'reopened'))
    return say(event.kind === 'reverse' ? 'flow.note.reversedTo' : 'flow.note.toPrevious', { node: open });
  return changes.some(asked) ? say('flow.note.next', { node: open }) : say('flow.note.others');
};

/** Maximum names in a note; further ones are in the changes. */
const most = 5;

const namesOf = (people: readonly { readonly name: string }[]): string => {
  const names = people.slice(0, most).map(({ name }) => name);
  return [...names, ...(people.length > most ? ['…'] : [])].join('、');
};

type Notes = { readonly [K in FlowRecord['event']['kind']]: (record: FlowRecord) => Note };

const notes: Notes = {
  submit: (record) =>
    record.before === undefined
      ? say('flow.note.submitted', { name: record.by?.name ?? '' })
      : say('flow.note.resaved'),
  resubmit: () => say('flow.note.resubmitted'),
  vote: outcomeNote,
  reverse: outcomeNote,
  recheck: () => say('flow.note.recheck'),
  move: ({ answer }) => say('flow.note.moved', { n: answer.instance.flow?.version ?? 0 }),
  lapse: ({ answer: { changes, instance } }) => {
    const lapsed = changes.find((change) => change.kind === 'lapsed');
    const node = instance.trail.at(-1)?.name ?? '';
    if (lapsed === undefined) return say('flowTime.note.reminded', { node });
    const names = namesOf(lapsed.seats.map(({ holder }) => holder));
    return names === ''
      ? say('flowTime.note.late', { node })
      : say('flowTime.note.escalated', { node, names });
  },
  withdraw: () => say('flow.note.withdrawn'),
  transfer: ({ answer }) =>
    say('flow.note.handed', {
      names: namesOf(answer.changes.flatMap((change) => (change.kind === 'handed' ? [change.holder] : []))),
    }),
  addSigner: ({ answer }) =>
    say('flow.note.added', {
      names: namesOf(
        answer.changes.flatMap((change) =>
          change.kind === 'asked' ? change.seats.map(({ holder }) => holder) : [],
        ),
      ),
    }),
  urge: ({ answer }) =>
    say('flow.note.urged', {
      names: namesOf(
        answer.effects.flatMap((effect) =>
          effect.kind === 'notify' ? effect.seats.map(({ holder }) => holder) : [],
        ),
      ),
    }),
  comment: () => say('flow.note.comment'),
  copyTo: ({ copied = [] }) => say('flow.note.copied', { names: namesOf(copied) }),
};

/** Note for the history of a document: what an event led to. */
export const noteOf = (record: FlowRecord): Note => notes[record.event.kind](record);
