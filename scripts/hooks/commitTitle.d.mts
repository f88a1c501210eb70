export const longestTitle: number;

export function titleProblems(message: string): string[];
