import { createContext } from 'react';

/** How a piece that could not be loaded tells the boundary around it; undefined: no boundary. */
export const PieceFailure = createContext<((problem: unknown) => void) | undefined>(undefined);
