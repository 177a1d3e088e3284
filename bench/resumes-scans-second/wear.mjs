/** Draws the pages of a PDF and wears them. Runs in the browser: it may use nothing from outside. */
export async function draw({ bytes, scale, slant, noise, ink = 0, blur = 0, ...wear }) {
  const { specks = 0, shade = 0, lean = 0, edge = false, isBlackOnWhite = false, quality } = wear
  const { getDocument, GlobalWorkerOptions } = await import('http://scans.test/build/pdf.mjs')
  GlobalWorkerOptions.workerSrc = 'http://scans.test/build/pdf.worker.mjs'
  const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
  const document_ = await getDocument({ data, standardFontDataUrl: 'http://scans.test/standard_fonts/' })
    .promise
  let seed = 11
  const chance = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  const pages = []
  for (let number = 1; number <= document_.numPages; number++) {
    const page = await document_.getPage(number)
    const viewport = page.getViewport({ scale })
    const sheet = new OffscreenCanvas(viewport.width, viewport.height)
    await page.render({ canvas: null, canvasContext: sheet.getContext('2d'), viewport }).promise
    const paper = worn(sheet)
    pages.push({
      jpeg: await jpegOf(paper),
      width: paper.width,
      height: paper.height,
      points: [viewport.width / scale, viewport.height / scale],
    })
  }
  return pages

  function worn(sheet) {
    const { width, height } = sheet
    const paper = new OffscreenCanvas(width, height)
    const pen = paper.getContext('2d')
    pen.fillStyle = '#f4f2ec'
    pen.fillRect(0, 0, width, height)
    pen.filter = blur > 0 ? `blur(${blur}px)` : 'none'
    pen.globalCompositeOperation = 'multiply'
    pen.translate(width / 2, height / 2)
    pen.rotate((slant * Math.PI) / 180)
    pen.translate(-width / 2, -height / 2)
    // The upper rows lie farther away, and are narrower.
    if (lean === 0) pen.drawImage(sheet, 0, 0)
    else
      for (let row = 0; row < height; row++) {
        const narrow = lean * width * (1 - row / height)
        pen.drawImage(sheet, 0, row, width, 1, narrow, row, width - 2 * narrow, 1)
      }
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.filter = 'none'
    pen.fillStyle = '#555'
    for (let speck = 0; speck < specks; speck++)
      pen.fillRect(chance() * width, chance() * height, 1 + chance() * 2, 1 + chance() * 2)
    const dots = pen.getImageData(0, 0, width, height)
    for (let at = 0; at < dots.data.length; at += 4) {
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
      const dark = shade * (x / width) * (1 - y / height) + (edge && x < 30 ? (30 - x) * 6 : 0)
      const grain = (chance() - 0.5) * noise
      for (let part = 0; part < 3; part++) {
        const grey = ink + (dots.data[at + part] * (255 - ink)) / 255 - dark + grain
        dots.data[at + part] = isBlackOnWhite ? (grey < 150 ? 0 : 255) : grey
      }
    }
    pen.putImageData(dots, 0, 0)
    return paper
  }

  async function jpegOf(paper) {
    const blob = await paper.convertToBlob({ type: 'image/jpeg', quality })
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result.split(',')[1]))
      reader.readAsDataURL(blob)
    })
  }
}
