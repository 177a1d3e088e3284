import { useEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { draw, MAX_ZOOM, moved, type Crop } from '#features/experts/crop.ts'
import { copy } from '#features/experts/copy.ts'
import { cx } from '#ui/theme/class-names.ts'
import styles from './photo-dialog.module.css'
import layout from '#ui/theme/layout.module.css'
import shared from '#ui/theme/shared.module.css'

/** Edges in px: where the picture is moved, and as it will stand in the profile (specification spec 001 §9). */
const STAGE = 280
const PREVIEW = 84
const STEP = 0.04

type Props = { picture: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void }

/** Moves and zooms a picture behind a square, by pointer or by keys, with a preview of the result. */
export function PhotoCropper({ picture, crop, onChange }: Props) {
  const move = (x: number, y: number) => onChange(moved(picture, crop, { x, y }))
  const drag = useDrag(move)
  return (
    <div className={cx(layout['wraps'], styles['cropper'])}>
      <button
        type="button"
        className={styles['stage']}
        aria-label={copy.moveThePicture}
        onKeyDown={(event) => {
          const by = directionOf(event)
          if (by !== undefined) move(by.x, by.y)
        }}
        {...drag}
      >
        <Drawn picture={picture} crop={crop} edge={STAGE} />
      </button>
      <div className={styles['side']}>
        <span className={shared['note']}>{copy.preview}</span>
        <span className={styles['preview']}>
          <Drawn picture={picture} crop={crop} edge={PREVIEW} />
        </span>
        <label className={styles['zoom']}>
          <span className={shared['note']}>{copy.zoom}</span>
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => onChange({ ...crop, zoom: event.currentTarget.valueAsNumber })}
          />
        </label>
      </div>
    </div>
  )
}

function Drawn({ picture, crop, edge }: { picture: ImageBitmap; crop: Crop; edge: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop)
  }, [picture, crop])
  return <canvas ref={canvas} width={edge * 2} height={edge * 2} className={styles['canvas']} aria-hidden />
}

function useDrag(move: (x: number, y: number) => void) {
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) =>
      event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      const { width, height } = event.currentTarget.getBoundingClientRect()
      move(event.movementX / width, event.movementY / height)
    },
  }
}

const DIRECTIONS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

function directionOf(event: KeyboardEvent): { x: number; y: number } | undefined {
  const direction = DIRECTIONS[event.key]
  if (direction !== undefined) event.preventDefault()
  return direction
}
