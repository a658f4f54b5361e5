import classes from '#app/auth/auth.module.css';
import { Button } from '#ui/buttons/button.tsx';

const { SSR } = import.meta.env;
/** What a page that was built says before scripts take it over. */
const place = SSR ? null : document.querySelector<HTMLElement>('[data-asked]');
const texts = place && [...place.querySelectorAll('h1, li')].map((element) => element.textContent);

/** The server fills these in (server/src/platform/web-app/asked.ts): the heading, then sentences, or nothing. */
const textAt = (index: number) => (SSR ? `#QUESTION_${index}` : texts?.[index]);
const sentences = [1, 2, 3, 4, 5];

/** What a visitor asked, how to go on, and what to do until then, on a form to sign in whose scripts have not come. */
export function BuiltQuestion() {
  if (!SSR && !place) return null;
  return (
    <div data-asked={SSR ? '#QUESTION_STATE' : place?.dataset.asked}>
      <h1 className="anywhere">{textAt(0)}</h1>
      <div className="signs-up">
        <p className="dimmed mt-xs mb-lg">Create a free account: it takes about two minutes.</p>
        <div className={`${classes.enter} ${classes.late}`}>
          <Button
            component="a"
            href={
              SSR ? '#QUESTION_SIGN_UP' : (place?.querySelector('a')?.getAttribute('href') ?? '')
            }
            fullWidth
          >
            Create account
          </Button>
        </div>
      </div>
      <section className={classes.precautions}>
        <h2>Until you know</h2>
        <ul className="stack gap-sm">
          {sentences.map((index) => (
            <li key={index}>{textAt(index)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
