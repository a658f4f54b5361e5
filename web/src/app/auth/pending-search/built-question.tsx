import type { ReactNode } from 'react';
import { createElement } from 'react';
import classes from '#app/auth/auth.module.css';
import { Button } from '#ui/buttons/button.tsx';

/** As many sentences as the server fills in at most. */
const sentences = [1, 2, 3, 4, 5];

/** The server fills in what begins with # (server/src/platform/web-app/asked.ts), with nothing if nothing was asked. */
function build() {
  return (
    <div data-asked="#QUESTION_STATE">
      <h1 className="anywhere">#QUESTION_0</h1>
      <div className="signs-up">
        <p className="dimmed mt-xs mb-lg">Create a free account: it takes about two minutes.</p>
        <div className={`${classes.enter} ${classes.late}`}>
          <Button component="a" href="#QUESTION_SIGN_UP" fullWidth>
            Create account
          </Button>
        </div>
      </div>
      <section className={classes.precautions}>
        <h2>#QUESTION_NEXT</h2>
        <ul className="stack gap-sm">
          {sentences.map((index) => (
            <li key={index}>{`#QUESTION_${index}`}</li>
          ))}
        </ul>
      </section>
      <IsMine href="#QUESTION_MINE" />
    </div>
  );
}

/** Leads whoever a question is about to the form to answer the reports. Without an address, it is hidden. */
export const IsMine = ({ href }: { href: string }) => (
  <p className={classes.mine}>
    {/* One text: between two, the built page would have a comment, which is not copied. */}
    {'Is it yours? '}
    <a className="touch" href={href}>
      This is mine
    </a>
  </p>
);

/** Takes over a part of the built page as the server has filled it in, which the scripts need not repeat. */
function copy(node: Node): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const attributes = [...node.attributes].map(({ name, value }) => [
    name === 'class' ? 'className' : name,
    value,
  ]);
  return createElement(
    node.localName,
    Object.fromEntries(attributes),
    ...[...node.childNodes].map(copy),
  );
}

const place = import.meta.env.SSR ? null : document.querySelector('[data-asked]');
const question = import.meta.env.SSR ? build() : place && copy(place);

/** What a visitor asked, how to go on, and what to do until then, on a form to sign in whose scripts have not come. */
export const BuiltQuestion = () => question;
