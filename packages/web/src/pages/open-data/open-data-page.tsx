import { apiPaths } from '@cardsight/contract/api-paths'
import { cardsCsvColumns } from '@cardsight/contract/csv'
import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { Fragment } from 'react'
import { Link } from 'react-router'
import {
  curlExample,
  LICENSE_URL,
  licenseParagraphs,
  openDataLead,
  openDataText,
  pythonExample,
  stability,
} from '../../content/open-data.ts'
import { Paragraphs, TextPage, TextPart } from '../../layout/text-page.tsx'
import { formatDayLong } from '../../lib/format-date.ts'
import { openOfAllText } from '../../lib/format-money.ts'
import { focusableWhileScrolling } from '../../ui/table.tsx'
import { EndingOffers, FreshnessTable } from './health-parts.tsx'
import type { DataRelease, OpenData } from './open-data.ts'

type OpenDataPageProps = { data: OpenData; publicUrl: string }

/** The catalog as a data set: downloads, freshness, license, versions and examples. */
export function OpenDataPage({ data, publicUrl }: OpenDataPageProps) {
  return (
    <TextPage heading="Open data">
      <p className="text-base">{openDataLead}</p>
      <Downloads data={data} />
      <TextPart id="fresh" title="How fresh it is">
        <p>
          We combine {data.sourceCount} public sources and note when each one stated a fact. Facts that are
          older than they should be stay in the data, marked <code>isStale</code>.
        </p>
        <FreshnessTable today={data.today} freshness={data.freshness} />
        <h3 className="font-semibold">Offers on or past their last day</h3>
        <EndingOffers offers={data.endingOffers} today={data.today} />
        <p>
          <Link to={pagePaths.cardChanges}>All changes of terms</Link> are also a{' '}
          <a href={pagePaths.cardChangesFeed}>feed</a>. If you see a mistake, report it on the page of the
          card. <Link to={pagePaths.catalogHealth}>Data health</Link> lists what’s due for a check.
        </p>
      </TextPart>
      <TextPart id="examples" title="Examples">
        <CodeExample
          id="curl"
          language="curl"
          explanation="Downloads the data. Run it again, and it downloads the file only if something changed."
          code={curlExample(publicUrl)}
        />
        <CodeExample
          id="python"
          language="Python"
          explanation="Lists cards without an annual fee, with the source and date of that fact."
          code={pythonExample(publicUrl)}
        />
        <p>
          <a href={apiPaths.docs}>The API documentation</a> has every call.
        </p>
      </TextPart>
      <TextPart id="versions" title="Versions and stability">
        <Paragraphs of={stability} />
        <Releases releases={data.releases} />
      </TextPart>
      <TextPart id="license" title="License">
        <p>
          Our compilation is licensed under <a href={LICENSE_URL}>Creative Commons Attribution 4.0</a> (CC BY
          4.0). You may share and change it, also commercially, if you credit Cardsight.
        </p>
        <Paragraphs of={licenseParagraphs} />
      </TextPart>
      <TextPart id="cite" title="How to cite it">
        <blockquote className="ledger-margin py-1 pl-5">
          Cardsight card data, version {data.version}, {formatDayLong(data.today)}. {publicUrl}
          {pagePaths.openData}. CC BY 4.0.
        </blockquote>
      </TextPart>
      <TextPart id="columns" title="CSV columns">
        <dl className="divide-y divide-hairline border-y border-hairline">
          {Object.entries(cardsCsvColumns).map(([name, meaning]) => (
            <div key={name} className="grid gap-x-4 py-2 narrow:grid-cols-[12rem_1fr]">
              <dt className="font-mono text-sm">{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </TextPart>
    </TextPage>
  )
}

function Downloads({ data }: { data: OpenData }) {
  return (
    <TextPart id="download" title="Download">
      <p>
        {openOfAllText(data.openCount, data.cardCount)}: {data.cardCount - data.businessCount} personal and{' '}
        {data.businessCount} business cards, which <code>facts.business</code> marks. Version{' '}
        <code>{data.version}</code>, format <code>{data.formatVersion}</code>.
      </p>
      <ul className="list-disc space-y-2 pl-5">
        <li>
          <a href={apiPaths.cards}>JSON</a>: every fact with its source, date and today’s age
        </li>
        <li>
          <a href={apiPaths.cardsCsv}>CSV</a>: one row per card, for spreadsheets
        </li>
        <li>
          <a href={data.permanentUrl}>This version</a>: JSON without ages, at a URL that never changes
        </li>
        <li>
          <a href={apiPaths.programs}>Point values</a>: every rewards program with its publishers
        </li>
        <li>
          <a href={apiPaths.cardSchema}>JSON Schema</a>: the meaning of every field
        </li>
      </ul>
    </TextPart>
  )
}

/** Dated copies of the data, the newest first. Their files never change. */
function Releases({ releases }: { releases: readonly DataRelease[] }) {
  return releases.length === 0 ? null : (
    <ul className="list-disc space-y-2 pl-5">
      {releases.map(({ date, version, formatVersion, cards, business }) => (
        <li key={date}>
          {formatDayLong(date)}: {cards - business} personal and {business} business cards, version{' '}
          <code>{version}</code>, format <code>{formatVersion}</code>.{' '}
          {releaseFiles.map(([file, name], index) => (
            <Fragment key={file}>
              {index > 0 && ', '}
              <a href={pagePaths.dataRelease(date, file)}>
                {name}
                <span className="sr-only"> of {formatDayLong(date)}</span>
              </a>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  )
}

const releaseFiles = [
  ['cards.json', 'JSON'],
  ['cards.csv', 'CSV'],
  ['schema.json', 'JSON Schema'],
  ['CHANGELOG.md', 'changes'],
  ['SHA256SUMS', 'checksums'],
] as const

type CodeExampleProps = { id: string; language: string; explanation: string; code: string }

/** Code to copy. Long lines scroll inside it. */
function CodeExample({ id, language, explanation, code }: CodeExampleProps) {
  return (
    <figure className="space-y-2">
      <figcaption id={id}>
        <span className="font-semibold">{language}.</span> {explanation}
      </figcaption>
      <pre
        ref={focusableWhileScrolling}
        data-example={id}
        className="overflow-x-auto rounded-control border border-hairline bg-panel p-4 font-mono text-sm"
      >
        <code>{code}</code>
      </pre>
    </figure>
  )
}

/** Structured data, with which search engines for data sets list it. */
export function dataSetData(
  publicUrl: string,
  { version, today }: Pick<OpenData, 'version' | 'today'>,
): Readonly<Record<string, unknown>> {
  const download = (encodingFormat: string, path: string) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: `${publicUrl}${path}`,
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `${sentences.productName} card data`,
    description: openDataText.description,
    url: `${publicUrl}${openDataText.path}`,
    license: LICENSE_URL,
    isAccessibleForFree: true,
    version,
    dateModified: today,
    creator: { '@type': 'Organization', name: sentences.productName, url: `${publicUrl}/` },
    distribution: [download('application/json', apiPaths.cards), download('text/csv', apiPaths.cardsCsv)],
  }
}
