import type { BoardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import type { UserCall } from '../http/Call.ts';

/** Opens boards by names of another capability to users whose roles do not; undefined: it does not know the name, or not this user. */
export type BoardDoor = (call: UserCall, name: string) => Promise<BoardSchema | undefined>;
