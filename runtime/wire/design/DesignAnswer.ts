/** A saved form design; its texts are stored and sent verbatim. */
export interface DesignAnswer {
  readonly FormId: string;
  readonly User_Id: number;
  /** Counts the saves of this design. A save that sends it is refused when the design was saved since; 0: there was none. */
  readonly Version: number;
  readonly Title: string;
  readonly TitleEnName: string;
  readonly DaraggeOptions: string;
  readonly FormOptions: string;
  readonly SqlParams: string;
  readonly FormConfig: string;
  readonly TableConfig: string;
}

/** The stored design and its version. */
export interface SavedDesign {
  readonly FormId: string | number | null;
  readonly version: number;
}

/** Body of add and update. */
export interface DesignBody {
  readonly mainData: Partial<DesignAnswer>;
}

/** Body of restore. */
export interface DesignRestore {
  readonly titleEnName: string;
  readonly version: number;
}
