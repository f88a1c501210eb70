import type { ServerContext } from '../context/ServerContext.ts';
import { limits } from './limits.ts';

interface Room {
  running: number;
  readonly waiting: (() => void)[];
}

const rooms = new WeakMap<ServerContext, Room>();

/** Runs it when fewer than `limits.atOnce` run, in the order they came: the other connections are everybody's. */
export const seated = async <T>(context: ServerContext, run: () => Promise<T>): Promise<T> => {
  const room = rooms.get(context) ?? { running: 0, waiting: [] };
  rooms.set(context, room);
  if (room.running < limits.atOnce) room.running += 1;
  else await new Promise<void>((go) => room.waiting.push(go));
  try {
    return await run();
  } finally {
    const next = room.waiting.shift();
    // The seat goes on to the next one, or is free.
    if (next === undefined) room.running -= 1;
    else next();
  }
};
