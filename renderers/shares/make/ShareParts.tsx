import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { listed } from '../../../runtime/model/messages/index.ts';
import type { OfferedShareFilter, ShareOffer } from '../../../runtime/wire/shares/Share.ts';
import { CheckList } from './CheckList.tsx';
import { type FilterChoice, partName, type ShareDraft } from './ShareDraft.ts';

interface SharePartsProps {
  readonly draft: ShareDraft;
  readonly offer: ShareOffer;
  onChange(part: Partial<ShareDraft>): void;
}

/** The list with the name, or without it where it is there. */
const turned = (list: readonly string[], name: string): readonly string[] =>
  list.includes(name) ? list.filter((one) => one !== name) : [...list, name];

/** What of a board is shared: cards, their fields, and rows by the filters of the board. */
export function ShareParts({ draft, offer, onChange }: SharePartsProps): ReactNode {
  const { locale, t } = useApp();
  const { board, cards, others, filters } = offer;
  const isShown = (card: string): boolean => !draft.noCards.includes(partName(board, card));
  return (
    <>
      <CheckList
        title={t('share.cardsOf')}
        items={cards.map(({ id, title }) => ({ key: id, label: title, isChosen: isShown(id) }))}
        onTurn={(card) => onChange({ noCards: turned(draft.noCards, partName(board, String(card))) })}
      />
      {cards
        .filter(({ id, fields }) => fields.length > 1 && isShown(id))
        .map(({ id, title, fields }) => (
          <CheckList
            key={id}
            title={t('share.fieldsOf', { card: title })}
            items={fields.map((field) => ({
              key: field.field,
              label: field.title,
              isChosen: !draft.noFields.includes(partName(board, id, field.field)),
            }))}
            onTurn={(field) =>
              onChange({ noFields: turned(draft.noFields, partName(board, id, String(field))) })
            }
          />
        ))}
      {others.length === 0 ? null : (
        <p className="jig-share-never">{t('share.never', { cards: listed(others, locale) })}</p>
      )}
      {filters.map((filter, at) => (
        <ShareFilter
          key={`${filter.kind} ${filter.field ?? ''}`}
          filter={filter}
          chosen={draft.filters[partName(board, at)] ?? { values: [], isFree: false }}
          onChange={(chosen) => onChange({ filters: { ...draft.filters, [partName(board, at)]: chosen } })}
        />
      ))}
    </>
  );
}

interface ShareFilterProps {
  readonly filter: OfferedShareFilter;
  readonly chosen: FilterChoice;
  onChange(chosen: FilterChoice): void;
}

/** Rows by the values of one filter, and whether viewers may choose among them. */
function ShareFilter({ filter, chosen, onChange }: ShareFilterProps): ReactNode {
  const { t } = useApp();
  const { values } = chosen;
  return (
    <CheckList
      title={`${t('share.filtersOf')}：${filter.title}`}
      hint={`${t('share.filterHint')}${filter.isMore ? `。${t('share.moreValues', { n: filter.values.length })}` : ''}`}
      items={filter.values.map(({ value, label }) => ({
        key: value,
        label,
        isChosen: values.includes(value),
      }))}
      onTurn={(value) =>
        onChange({
          ...chosen,
          values: values.includes(value) ? values.filter((one) => one !== value) : [...values, value],
        })
      }
    >
      {values.length < 2 ? null : (
        <label>
          <input
            type="checkbox"
            checked={chosen.isFree}
            onChange={({ target }) => onChange({ ...chosen, isFree: target.checked })}
          />{' '}
          {t('share.isFree')}
        </label>
      )}
    </CheckList>
  );
}
