export const benchLoad = async (): Promise<number> => 0;
