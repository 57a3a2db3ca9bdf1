/** Layout of a page's sharing picture, as a tree for the renderer. The colors are those of the site. */
import type { CatalogCard } from '@cardsight/catalog'

export const WIDTH = 1200
export const HEIGHT = 630

const PAPER = '#faf8f3'
const PAPER_SOFT = '#c9d6cf'
const INK = '#12211b'
const EVERGREEN = '#0e5b4a'

export const SANS = 'Inter'
export const SERIF = 'Fraunces'

export type PictureCard = Pick<CatalogCard, 'name' | 'issuer' | 'face'>

export type PictureText = Readonly<{
  title: string
  description: string
  /** The card that the page is about, if any. */
  card: PictureCard | null
}>

type Style = Readonly<Record<string, string | number>>
type Child = PictureNode | string

/** Shaped like React elements, which the renderer reads. */
export type PictureNode = Readonly<{
  type: string
  key: null
  props: Readonly<{ style?: Style; children?: readonly Child[] } & Record<string, unknown>>
}>

export function drawPicture({ title, description, card }: PictureText): PictureNode {
  return box(
    {
      ...column,
      width: WIDTH,
      height: HEIGHT,
      padding: '64px 72px',
      overflow: 'hidden',
      backgroundImage: `linear-gradient(135deg, ${EVERGREEN}, ${INK})`,
    },
    ...(card === null ? fan() : []),
    wordmark(),
    box(
      { display: 'flex', flexGrow: 1, alignItems: 'center', justifyContent: 'space-between', gap: 56 },
      box(
        { ...column, width: card === null ? 700 : 560, gap: 24 },
        text(
          { fontFamily: SERIF, fontSize: titleSize(title, card !== null), lineHeight: 1.12, color: PAPER },
          title,
        ),
        text(
          { fontSize: 28, lineHeight: 1.4, color: PAPER_SOFT, lineClamp: card === null ? 3 : 4 },
          description,
        ),
      ),
      ...(card === null ? [] : [face(card)]),
    ),
  )
}

const column = { display: 'flex', flexDirection: 'column', boxSizing: 'border-box' } as const

/** Smaller type for long titles, larger for short ones. */
function titleSize(title: string, isBesideCard: boolean): number {
  const titleWidth = isBesideCard ? 36 : 40
  if (title.length > titleWidth) {
    return isBesideCard ? 44 : 54
  }
  return isBesideCard ? 54 : 68
}

/** Three cards of no issuer, half outside the picture. */
function fan(): PictureNode[] {
  return [
    { top: 60, rotation: 18, from: '#d8b55e', to: '#b98f35' },
    { top: 200, rotation: 8, from: '#cfd4d6', to: '#9aa3a6' },
    { top: 340, rotation: -2, from: '#2b4f86', to: '#16294a' },
  ].map(({ top, rotation, from, to }) =>
    box({
      position: 'absolute',
      left: 880,
      top,
      width: 428,
      height: 270,
      borderRadius: 20,
      border: '2px solid rgba(250, 248, 243, 0.35)',
      backgroundImage: `linear-gradient(135deg, ${from}, ${to})`,
      transform: `rotate(${rotation}deg)`,
    }),
  )
}

function wordmark(): PictureNode {
  return box(
    { display: 'flex', alignItems: 'center', gap: 18 },
    element('svg', { width: 64, height: 48, viewBox: '0 0 32 24', fill: 'none' }, [
      element('rect', { width: 31, height: 23, x: 0.5, y: 0.5, rx: 4, fill: EVERGREEN, stroke: PAPER }),
      element('path', { d: 'M5 7.5h6', stroke: PAPER, 'stroke-width': 2, 'stroke-linecap': 'round' }),
      element('path', {
        d: 'm13 10.5 4 4L26 5',
        stroke: PAPER,
        'stroke-width': 2.5,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      element('path', { d: 'M5 17.5h22M5 20h22', stroke: PAPER, 'stroke-width': 1 }),
    ]),
    text({ fontFamily: SERIF, fontSize: 38, color: PAPER }, 'Cardsight'),
  )
}

/** Our own drawing of a card, in its colors, as on the site: never the issuer's artwork. */
function face({ name, issuer, face: { colors, ink } }: PictureCard): PictureNode {
  return box(
    {
      ...column,
      width: 428,
      height: 270,
      flexShrink: 0,
      justifyContent: 'space-between',
      overflow: 'hidden',
      borderRadius: 16,
      backgroundImage: `linear-gradient(135deg, ${[...colors, colors.at(-1)].join(', ')})`,
      color: ink,
    },
    box(
      { display: 'flex', height: 58, padding: '8px 26px 0', alignItems: 'center' },
      text({ fontSize: 21, fontWeight: 600, lineClamp: 1 }, issuer),
    ),
    box({
      display: 'flex',
      width: 54,
      height: 40,
      marginLeft: 26,
      borderRadius: 8,
      backgroundColor: '#ddd6bf',
    }),
    box(
      { display: 'flex', padding: '0 26px 24px' },
      text({ fontFamily: SERIF, fontSize: 30, lineHeight: 1.15, lineClamp: 3 }, name),
    ),
  )
}

function text(style: Style, words: string): PictureNode {
  return box({ display: 'block', fontFamily: SANS, ...style }, words)
}

function box(style: Style, ...children: readonly Child[]): PictureNode {
  return element('div', { style }, children)
}

function element(type: string, props: Record<string, unknown>, children: readonly Child[] = []): PictureNode {
  return { type, key: null, props: { ...props, ...(children.length > 0 && { children }) } }
}
