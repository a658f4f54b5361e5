import type { Target } from '@redflag/shared/checks';
import { amountSchema } from '@redflag/shared/reports/payment';
import { privateContent } from '@redflag/shared/reports/values';
import { Link } from 'react-router';
import { Button } from '#ui/buttons/button.tsx';
import { useForm } from '#ui/form/form.ts';
import { Checklist } from './checklist.tsx';
import { Deadline } from './deadline.tsx';
import { paymentFor } from './fields.ts';
import { PaymentGroup } from './payment-group.tsx';
import { PhoneCall } from './phone-call.tsx';
import classes from './statement.module.css';

interface PaidPackProps {
  target: Pick<Target, 'hash' | 'category' | 'shown'>;
  country: string | undefined;
  /** Where the person reports what they paid, and makes a statement of it. */
  reportPath: string;
}

/** For people who paid: until when, what to say, what to give to the bank and what to do. Only ticks are kept. */
export default function PaidPack({ target, country, reportPath }: PaidPackProps) {
  const form = useForm({
    initialValues: paymentFor(privateContent, target.category === 'bank' ? target.shown : ''),
  });
  const { amount, currency, paidAt } = form.values;
  const unread = amount && amountSchema.safeParse(amount).error?.issues[0]?.message;
  return (
    <div className={classes.pack}>
      <Deadline paidAt={paidAt} country={country} />
      <PaymentGroup
        title="Your call to the bank"
        hint="Fill in what you know. It stays on this screen: only amount and time go into the report that you may make below."
        propsOf={(path) => ({
          spellCheck: false,
          ...form.getInputProps(path),
          ...(path === 'amount' && unread ? { error: unread } : {}),
        })}
      />
      <PhoneCall payment={form.values} level={3} />
      <section>
        <h3>What to do</h3>
        <Checklist about={target.hash} />
      </section>
      <section>
        <h3>A statement for your bank</h3>
        <p>
          Report it, then choose ‘Make a statement’ on your report: a page to print, with the
          payment and this list.
        </p>
        <Button
          component={Link}
          to={reportPath}
          // Not in the address, which others may see.
          state={{ paid: { amount, currency, paidAt } }}
          variant="default"
        >
          Report it for a statement
        </Button>
      </section>
    </div>
  );
}
