import { boardEndpoints as endpoints } from '../../runtime/wire/boards/boardEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { userRoute } from '../http/Route.ts';
import { mayTakeLong } from '../longWork/mayTakeLong.ts';
import type { BoardDoor } from './BoardDoor.ts';
import { arrangeHome, askBoard, listBoards, offeredCards, readBoard } from './boardCalls.ts';
import { boardOptions, pageOptions } from './boardOptions.ts';
import { boardTables } from './boardTables.ts';
import { cardWorkbook } from './cardWorkbook.ts';
import { PacedAnswers } from './PacedAnswers.ts';
import { boardPdf } from './paper/boardPdf.ts';

declare module '../context/ServerContext.ts' {
  interface CapabilityServices {
    /** Answers of cards, shared by their viewers. */
    readonly boardAnswers: PacedAnswers;
    /** Opens boards that the roles of a user do not; undefined: nothing does. */
    readonly boardDoor?: BoardDoor;
  }
}

/** Boards of cards over tables and views, and the first page of each user. */
export const boards: Capability = {
  name: 'boards',
  tables: boardTables,
  providers: { boards: boardOptions, pages: pageOptions },
  routes: [
    userRoute(endpoints.boards, listBoards),
    userRoute(endpoints.board, readBoard),
    userRoute(endpoints.ask, askBoard),
    userRoute(endpoints.sheet, cardWorkbook),
    mayTakeLong(userRoute(endpoints.pdf, boardPdf)),
    userRoute(endpoints.offered, offeredCards),
    userRoute(endpoints.arrange, arrangeHome),
  ],
  services: ({ changes }) => ({ boardAnswers: new PacedAnswers(changes) }),
};
