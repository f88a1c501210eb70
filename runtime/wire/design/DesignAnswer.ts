/** A saved form design; its texts are stored and sent verbatim. */
export interface DesignAnswer {
  readonly FormId: string;
  readonly User_Id: number;
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
