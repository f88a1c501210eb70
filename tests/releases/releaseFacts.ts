/** What the data of every release has, apart from its rows. */
export const password = 'jig-release-1';

/** Password of the user `checker`. */
export const checkerPassword = 'jig-release-2';

/** The title that was published for the name of customers. */
export const changedTitle = '客户全称（工商登记）';

/** The name that an administrator gave the product. */
export const productName = '恒远工装';

/** The logo that an administrator uploaded: a PNG of one pixel. */
export const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
