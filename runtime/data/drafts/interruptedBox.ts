import { number, object, read, text } from '../../wire/shape.ts';

const key = 'jig.interrupted';

/** A box with unsaved input whose session ended. */
interface InterruptedBox {
  readonly userId: number;
  readonly table: string;
  /** Key of the record as text; empty for a new record. */
  readonly record: string;
}

const shape = object<InterruptedBox>({ userId: number, table: text, record: text });

/** Remembers the box in this browser tab. Its draft opens by itself after the same user has signed in. */
export function interrupt(box: InterruptedBox): void {
  sessionStorage.setItem(key, JSON.stringify(box));
}

/** Whether this box was interrupted. */
export function isInterrupted(box: InterruptedBox): boolean {
  const found = kept();
  return found?.userId === box.userId && found.table === box.table && found.record === box.record;
}

/** Forgets the box: it was opened again, or another user is here. */
export function resumed(): void {
  sessionStorage.removeItem(key);
}

function kept(): InterruptedBox | undefined {
  try {
    const found = read(shape, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return found.ok ? found.value : undefined;
  } catch {
    return undefined;
  }
}
