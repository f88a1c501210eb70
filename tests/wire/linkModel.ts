/** Plain arithmetic about orders, deliveries and returns, in thousandths; it knows nothing of the product. */

export interface ModelDocument {
  readonly kind: 'delivery' | 'return';
  readonly order: number;
  /** 0 open, 1 approved, 3 rejected, 4 reversed. */
  readonly status: number;
  readonly lines: readonly (readonly [row: number, quantity: number])[];
  /** As its import left it, so that the import can be undone. */
  readonly isAsImported?: boolean;
}

interface ModelOrder {
  readonly quantities: readonly number[];
  readonly isClosed: boolean;
  /** Closed by itself. */
  readonly isAuto: boolean;
}

export interface Model {
  readonly orders: readonly ModelOrder[];
  readonly documents: ReadonlyMap<number, ModelDocument>;
  /** Imported documents that were removed: undoing their import finds nothing left to do. */
  readonly removed: ReadonlySet<number>;
}

/** What one user does; `id` names a document in the model. */
export type Step =
  | ({ readonly does: 'make'; readonly id: number } & ModelDocument)
  | ({ readonly does: 'import'; readonly id: number } & ModelDocument)
  | { readonly does: 'change'; readonly id: number; readonly quantity: number }
  | {
      readonly does: 'approve' | 'reject' | 'reverse' | 'resubmit' | 'remove' | 'undo';
      readonly id: number;
    }
  | { readonly does: 'close'; readonly order: number }
  | { readonly does: 'reopen'; readonly order: number };

export interface RowSums {
  readonly carried: number;
  readonly done: number;
  readonly returned: number;
  /** Delivered by effective deliveries, and taken back by returns that stand. */
  readonly delivered: number;
  readonly takenBack: number;
}

/** The sums of one row of an order over all documents. */
export const sumsOf = (model: Model, order: number, row: number): RowSums => {
  const total = (kind: ModelDocument['kind'], counts: (status: number) => boolean): number => {
    let sum = 0;
    for (const one of model.documents.values())
      if (one.kind === kind && one.order === order && counts(one.status))
        for (const [at, quantity] of one.lines) if (at === row) sum += quantity;
    return sum;
  };
  const delivered = total('delivery', (status) => status === 1);
  const returned = total('return', (status) => status === 1);
  return {
    carried: total('delivery', (status) => status !== 3) - returned,
    done: delivered - returned,
    returned,
    delivered,
    takenBack: total('return', (status) => status !== 3),
  };
};

const isComplete = (model: Model, order: number): boolean =>
  (model.orders[order]?.quantities ?? []).every((whole, row) => sumsOf(model, order, row).done >= whole);

/** Closes an order whose rows are all done, and opens it again if it closed by itself. */
const settled = (model: Model, order: number): Model => {
  const own = model.orders[order];
  if (own === undefined || (own.isClosed && !own.isAuto)) return model;
  const isClosed = isComplete(model, order);
  return {
    ...model,
    orders: model.orders.map((one, at) => (at === order ? { ...one, isClosed, isAuto: isClosed } : one)),
  };
};

const withDocument = (model: Model, id: number, document: ModelDocument | undefined): Model => {
  const documents = new Map(model.documents);
  if (document === undefined) documents.delete(id);
  else documents.set(id, document);
  return { ...model, documents };
};

/** Whether no row has more carried than there is, or more taken back than was delivered. */
const fits = (model: Model, order: number): boolean =>
  (model.orders[order]?.quantities ?? []).every((whole, row) => {
    const { carried, delivered, takenBack } = sumsOf(model, order, row);
    return carried <= whole && takenBack <= delivered;
  });

const statusAfter = { approve: 1, reject: 3, reverse: 4, resubmit: 0 } as const;

/** Whether a document that stands takes more than before of an order that a user has closed. */
const isBarred = (model: Model, before: ModelDocument | undefined, after: ModelDocument): boolean => {
  const { isClosed = false, isAuto = false } = model.orders[after.order] ?? {};
  const held = (one: ModelDocument | undefined): number =>
    one === undefined || one.status === 3 ? 0 : one.lines.reduce((sum, [, quantity]) => sum + quantity, 0);
  return after.kind === 'delivery' && isClosed && !isAuto && held(after) > held(before);
};

/** The model after a step; undefined: the step is refused. */
export const modelAfter = (model: Model, step: Step): Model | undefined => {
  if (step.does === 'close' || step.does === 'reopen') {
    const isClosed = step.does === 'close';
    if (model.orders[step.order]?.isClosed === isClosed) return undefined;
    return {
      ...model,
      orders: model.orders.map((one, at) => (at === step.order ? { ...one, isClosed, isAuto: false } : one)),
    };
  }
  const before = model.documents.get(step.id);
  if (step.does === 'undo' && model.removed.has(step.id))
    return { ...model, removed: new Set([...model.removed].filter((id) => id !== step.id)) };
  const isNew = step.does === 'make' || step.does === 'import';
  if (!isNew && before === undefined) return undefined;
  if (step.does === 'undo' && before?.isAsImported !== true) return undefined;
  const next = ((): ModelDocument | undefined => {
    if (step.does === 'make' || step.does === 'import') {
      const { kind, order, lines } = step;
      return { kind, order, status: 0, lines, isAsImported: step.does === 'import' };
    }
    if (step.does === 'remove' || step.does === 'undo' || before === undefined) return undefined;
    if (step.does === 'change')
      return {
        ...before,
        isAsImported: false,
        lines: before.lines.map(([row, old], at) => [row, at === 0 ? step.quantity : old]),
      };
    return { ...before, isAsImported: false, status: statusAfter[step.does] };
  })();
  const allowed = {
    ...{
      make: [undefined],
      import: [undefined],
      change: [0, 3, 4],
      approve: [0],
      reject: [0],
      reverse: [1],
      resubmit: [3, 4],
      remove: [0, 3, 4],
      undo: [0],
    },
  }[step.does] as readonly (number | undefined)[];
  if (!allowed.includes(before?.status)) return undefined;
  // Nothing changes, so nothing follows.
  if (step.does === 'change' && before?.lines[0]?.[1] === step.quantity) return model;
  const order = (next ?? before)?.order ?? 0;
  if (next?.lines.some(([, quantity]) => quantity <= 0)) return undefined;
  if (next !== undefined && isBarred(model, before, next)) return undefined;
  const isRemoved = step.does === 'remove' && before?.isAsImported === true;
  const changed = {
    ...withDocument(model, step.id, next),
    removed: isRemoved ? new Set([...model.removed, step.id]) : model.removed,
  };
  if (!fits(changed, order)) return undefined;
  // A reversed document already held what it holds when it is open again.
  return step.does === 'resubmit' && before?.status === 4 ? changed : settled(changed, order);
};
