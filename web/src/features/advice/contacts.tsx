import type { Contact, Situation } from '@redflag/shared/advice';
import { outcomeOf } from '#api/problem.ts';
import { $api } from '#api/query-client.ts';
import { readersCountry } from '#api/readers-country.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import classes from './advice.module.css';

interface ContactsProps {
  situation: Situation;
  /** Code of the country that the person chose, if any. */
  country: string | undefined;
  onCountry: (code: string) => void;
}

/** Whom to turn to, as the operator supplies them: in the chosen country, the browser's, or the first that has any. */
export function Contacts({ situation, country, onCountry }: ContactsProps) {
  const advice = $api.useQuery('get', '/v1/advice');
  return (
    <Loaded {...outcomeOf(advice)} rows={1} rowHeight={72}>
      {({ countries }) => {
        const helpful = countries
          .map(({ contacts, ...named }) => ({
            ...named,
            contacts: contacts.filter(({ situations }) => situations.includes(situation)),
          }))
          .filter(({ contacts }) => contacts.length > 0);
        const here =
          helpful.find(({ code }) => code === country) ??
          helpful.find(({ code }) => code === readersCountry()) ??
          helpful[0];
        if (!here) return null;
        return (
          <div className={classes.contacts}>
            <h3>Who can help in {here.name}</h3>
            {helpful.length > 1 ? (
              <SelectField
                label="Country"
                className={classes.country}
                value={here.code}
                options={helpful.map(({ code, name }) => ({ value: code, label: name }))}
                onChange={(event) => onCountry(event.currentTarget.value)}
              />
            ) : null}
            <ul>
              {here.contacts.map((contact) => (
                <ContactEntry key={JSON.stringify(contact)} contact={contact} />
              ))}
            </ul>
          </div>
        );
      }}
    </Loaded>
  );
}

function ContactEntry({ contact: { name, purpose, phone, url, email } }: { contact: Contact }) {
  return (
    <li>
      <strong>{name}</strong>
      <p>{purpose}</p>
      {phone ? (
        <a className="touch" href={`tel:${phone.replace(/[ ()-]/g, '').replaceAll('#', '%23')}`}>
          {phone}
        </a>
      ) : null}
      {email ? (
        <a className="touch" href={`mailto:${email}`}>
          {email}
        </a>
      ) : null}
      {url ? (
        <a className="touch" href={url}>
          {new URL(url).host}
        </a>
      ) : null}
    </li>
  );
}
