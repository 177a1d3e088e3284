/** What of a picture is shown in the square: 1 is all that fits, more is closer; the centre from 0 to 1. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const MAX_ZOOM = 4

interface Size {
  width: number
  height: number
}

/** The square of the picture that is kept, in its own pixels; never beyond its edges. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom
  return {
    side,
    left: within(x * width - side / 2, width - side),
    top: within(y * height - side / 2, height - side),
  }
}

/** The crop after the picture was moved by so many parts of the square's edge. */
export function moved(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side, left, top } = squareOf(size, crop)
  const next = {
    left: within(left - by.x * side, size.width - side),
    top: within(top - by.y * side, size.height - side),
  }
  return { ...crop, x: (next.left + side / 2) / size.width, y: (next.top + side / 2) / size.height }
}

/** Draws the kept square over a whole canvas. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { side, left, top } = squareOf(picture, crop)
  const context = canvas.getContext('2d')
  if (context === null) return
  context.imageSmoothingQuality = 'high'
  // A PNG may be transparent; a photo is not.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

const KEPT = 512

/** The kept square as a JPEG of 512 px. */
export function cut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = KEPT
  canvas.height = KEPT
  draw(canvas, picture, crop)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be drawn.')) : resolve(blob)),
      'image/jpeg',
      0.92,
    )
  })
}

function within(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max)
}
