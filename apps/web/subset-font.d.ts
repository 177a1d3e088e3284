declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    variationAxes?: Record<string, { min: number; max: number }>
    keepFeatures?: string[]
  }
  /** The font with the letters of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
