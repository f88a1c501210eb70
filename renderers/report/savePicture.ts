/** Pixels of the file for each pixel on screen. */
const scale = 2;

/** Offers a picture as a PNG file to save. `address`: a data address; `page`: the colour behind it. */
export async function savePicture(address: string, title: string, page: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.width * scale, height: image.height * scale });
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = page;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const link = document.createElement('a');
  link.href = canvas.toDataURL();
  link.download = `${title}.png`;
  link.click();
}
