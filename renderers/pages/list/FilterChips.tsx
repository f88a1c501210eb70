import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { conditionMessages } from '../../../runtime/model/messages/condition.ts';
import { filterMessages } from '../../../runtime/model/messages/filter.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { queryMessages } from '../../../runtime/model/messages/query.ts';
import { type FilterChip, filterChips } from '../../../runtime/store/list/filterChips.ts';
import { unfiltered } from '../../../runtime/store/list/ListStore.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import './filterChips.css';

addMessages(conditionMessages);
addMessages(filterMessages);
addMessages(queryMessages);

interface FilterChipsProps {
  readonly page: PageStore;
}

/**
 * The active filters of a list, each in words; a click or Delete removes one.
 * Filters the server could not use are struck through with the reason, so that the user does not take the
 * rows as filtered.
 */
export const FilterChips = observer(function FilterChips({ page }: FilterChipsProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const place = useRef<HTMLElement>(null);
  const { list, doc } = page;
  const { chips, notes } = filterChips({ app, doc, list, tree: page.page.tree });
  const unused = [...chips.flatMap((chip) => chip.parts.flatMap((part) => part.unused ?? [])), ...notes].join(
    ' ',
  );
  const { notify } = app;
  useEffect(() => {
    if (unused !== '') notify.announce(t('filter.unused', { reason: unused }));
  }, [notify, t, unused]);
  if (chips.length === 0 && notes.length === 0) return null;

  const remove = (chip: FilterChip): void => {
    // Focus the chip that takes this one's place, else the last one, else the search.
    const at = chips.indexOf(chip);
    page.go(chip.without);
    requestAnimationFrame(() => {
      const left = place.current?.querySelectorAll<HTMLElement>('li button');
      const next =
        left?.[Math.min(at, left.length - 1)] ?? document.querySelector<HTMLElement>('.jig-quick input');
      if (document.activeElement === document.body) next?.focus();
    });
  };
  const onKey = (event: KeyboardEvent, chip: FilterChip): void => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove(chip);
  };
  return (
    <section ref={place} className="jig-chips" aria-label={t('filter.active')}>
      <ul>
        {chips.map((chip) => (
          <li key={chip.key}>
            <button
              type="button"
              className="jig-chip"
              onClick={() => remove(chip)}
              onKeyDown={(event) => onKey(event, chip)}
            >
              <span className="jig-unseen">{t('filter.remove')} </span>
              <span className="jig-chip-words">
                {chip.parts.map(({ text, unused }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
                  <span key={index}>
                    {index === 0 ? null : chip.joint}
                    {unused === undefined ? (
                      text
                    ) : (
                      <>
                        <s>{text}</s> <em>{t('filter.unused', { reason: unused })}</em>
                      </>
                    )}
                  </span>
                ))}
              </span>
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
        {notes.map((note) => (
          <li key={note} className="jig-chip-note">
            {t('filter.unused', { reason: note })}
          </li>
        ))}
      </ul>
      {chips.length === 0 ? null : (
        <button type="button" className="jig-link" onClick={() => page.go(unfiltered)}>
          {t('filter.clearAll')}
        </button>
      )}
    </section>
  );
});
