import { createElement, type ComponentType, type SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Of a side, in px: 24 unless told. */
  size?: number | string
  /** Width of the lines: 2 unless told. */
  stroke?: number | string
}

export type Icon = ComponentType<IconProps>

const LINES = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** An icon of 24 x 24 in the colour of the text around it; `paths` as SVG's `d`. */
export function iconOf(paths: readonly string[], isFilled: boolean): Icon {
  const drawn = paths.map((d) => createElement('path', { key: d, d }))
  return ({ size = 24, stroke = 2, ...rest }) => {
    const pen = isFilled
      ? { fill: 'currentColor' }
      : { ...LINES, stroke: 'currentColor', strokeWidth: stroke }
    return createElement('svg', { viewBox: '0 0 24 24', width: size, height: size, ...pen, ...rest }, drawn)
  }
}
