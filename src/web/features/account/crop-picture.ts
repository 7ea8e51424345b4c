export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

const SIDE = 512

/** The chosen square of a picture as a JPEG of 512 by 512; the right way up, as the browser shows it. */
export async function cropPicture(address: string, area: CropArea): Promise<Blob> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  // Transparent parts would turn black in a JPEG.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))),
      'image/jpeg',
      0.9,
    )
  })
}
