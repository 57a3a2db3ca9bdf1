import type { CardBrief, CardText } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { ExternalLink } from 'lucide-react'
import { type ComponentProps, createContext, useContext } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../lib/format-date.ts'
import { classNames } from '../ui/class-names.ts'
import { creditRangeOf } from './card-facts.ts'

type ApplyLinkProps = {
  card: Pick<CardBrief, 'name' | 'link' | 'issuer' | 'status'>
  size?: 'small' | 'medium' | 'large'
  variant?: 'primary' | 'secondary'
  className?: string
}

/** True while results can still change by themselves, because a bank is sending its history. */
export const ApplyHold = createContext(false)

/** Link to the issuer's application page, for a card that's open. */
export function ApplyLink({ card, size = 'medium', variant = 'primary', className }: ApplyLinkProps) {
  const isHeld = useContext(ApplyHold)
  if (card.status === 'closed') {
    return <p className={classNames('text-sm text-ink-soft', className)}>Closed to new applicants</p>
  }
  if (isHeld) {
    return (
      <button
        type="button"
        disabled
        aria-label={`Apply for ${card.name}: once your import is complete`}
        data-variant={variant}
        data-size={size}
        className={classNames('button', className)}
      >
        Apply
      </button>
    )
  }
  return (
    <IssuerLink
      card={card}
      data-print="hide"
      // Not visually hidden text: in a table of cards each would add a layer for the browser to paint.
      aria-label={`Apply for ${card.name} at ${card.issuer} (opens in a new tab)`}
      data-variant={variant}
      data-size={size}
      className={classNames('button', className)}
    >
      Apply
      {icon}
    </IssuerLink>
  )
}

type IssuerLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  card: Pick<CardBrief, 'link'>
}

/** Link to a card’s page at its issuer. None of our links is paid for, so none is marked as sponsored. */
export function IssuerLink({ card, children, ...props }: IssuerLinkProps) {
  return (
    <a {...props} href={card.link} target="_blank" rel="noopener nofollow">
      {children}
    </a>
  )
}

// Created once and shared by hundreds of rows.
const icon = <ExternalLink aria-hidden="true" className="size-4" />

type ApplyDisclosureProps = {
  card: Pick<CardBrief, 'link' | 'status' | 'asOf'>
  /** False where the date stands beside it. */
  isDated?: boolean
  className?: string
}

/** What a person should know beside an Apply link: where it leads, who pays us, and how old the terms are. */
export function ApplyDisclosure({ card, isDated = true, className }: ApplyDisclosureProps) {
  const { link, status, asOf } = card
  return (
    <p className={classNames('text-sm text-ink-soft', className)}>
      {status === 'open' && (
        <span data-print="hide">
          Opens {siteOf(link)}. Banks can’t pay to rank higher.{' '}
          <Link to={`${pagePaths.about}#AdvertiserDisclosure`}>{sentences.advertiserDisclosure}</Link>.{' '}
        </span>
      )}
      {isDated && (
        <>
          Terms last confirmed <time dateTime={asOf}>{formatDay(asOf)}</time>.
        </>
      )}
    </p>
  )
}

/** 'https://www.bank.example/cards' → 'bank.example'. */
function siteOf(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '')
}

/** The same for a list of cards, each of which states its own terms. */
export function ListDisclosure({ className }: { className?: string }) {
  return (
    <p data-print="hide" className={classNames('text-sm text-ink-soft', className)}>
      Apply opens the issuer’s site. Banks can’t pay to rank higher.{' '}
      <Link to={`${pagePaths.about}#AdvertiserDisclosure`}>{sentences.advertiserDisclosure}</Link>
    </p>
  )
}

type ApplyTermsProps = Pick<CardText, 'introOffer' | 'creditRange'> & {
  /** Left out where `ApplyDisclosure` says it. */
  asOf?: string
  className?: string
}

/** Bonus, credit and age of the terms in a line, for lists. */
export function ApplyTerms({ introOffer, creditRange, asOf, className }: ApplyTermsProps) {
  const { intro_description: offer } = introOffer
  return (
    <p className={classNames('figures text-sm text-ink-soft', className)}>
      {offer === 'none' ? 'No welcome bonus.' : offer} Credit: {creditRangeOf(creditRange)}
      {asOf !== undefined && (
        <>
          {' '}
          · Terms last confirmed <time dateTime={asOf}>{formatDay(asOf)}</time>
        </>
      )}
    </p>
  )
}
