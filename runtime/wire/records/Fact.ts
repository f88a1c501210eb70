/** A value of a record that tells it apart, with the title of its field: its customer, date, state or amount. */
export interface Fact {
  readonly title: string;
  readonly text: string;
}
