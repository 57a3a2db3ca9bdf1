import type { CardInfo } from '@cardsight/contract/backtest'
import { pagePaths } from '@cardsight/contract/paths'
import { classNames } from '../ui/class-names.ts'

type VariantLinksProps = { variants: CardInfo['variants']; className?: string }

/** 'Also as Student and Secured', with a link to the page of each variant; nothing without variants. */
export function VariantLinks({ variants, className }: VariantLinksProps) {
  if (variants.length === 0) {
    return null
  }
  return (
    <span className={classNames('block text-sm font-normal text-ink-soft', className)}>
      {variantGroupsOf(variants).map(({ start, links }, group) => (
        <span key={start}>
          {group > 0 && '; '}
          {group === 0 ? `Also ${start} ` : `also ${start} `}
          {links.map(({ cardId, text }, index) => (
            <span key={cardId}>
              {index > 0 && (index === links.length - 1 ? ' and ' : ', ')}
              <a href={pagePaths.card(cardId)}>{text}</a>
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}

type Variants = CardInfo['variants']

export type VariantGroup = Readonly<{
  /** 'as' before the name of an edition, 'for' before people. */
  start: 'as' | 'for'
  links: readonly Readonly<{ cardId: string; text: string }>[]
}>

/** Splits variants into editions, such as Student, and those for a group of people, such as NHL fans. */
function variantGroupsOf(variants: Variants): VariantGroup[] {
  const linksOf = (isPeople: boolean) =>
    variants
      .filter(({ audience }) => audience.includes(' ') === isPeople)
      .map(({ cardId, audience }) => ({ cardId, text: isPeople ? withinSentence(audience) : audience }))
  const groups: VariantGroup[] = [
    { start: 'as', links: linksOf(false) },
    { start: 'for', links: linksOf(true) },
  ]
  return groups.filter(({ links }) => links.length > 0)
}

/** 'People building credit' → 'people building credit'. Names keep their capitals. */
function withinSentence(audience: string): string {
  return audience.replace(/^(?:People|Supporters|Credit|Customers|Members)\b/, (word) => word.toLowerCase())
}
