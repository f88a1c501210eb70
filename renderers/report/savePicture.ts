/** Offers a picture as a file to save. `address`: a data address. */
export const savePicture = (address: string, title: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title}.png`;
  link.click();
};
