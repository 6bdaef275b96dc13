import { useEffect, useState } from 'preact/hooks';
import { call } from '../api/call.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../shell/icons.tsx';

type Seen = 'good' | 'unsigned' | 'forged' | 'unknown-key' | 'unasked';

/** Whether a record was signed by this house: its keys are asked for, the rest is computed here. */
export function RecordSignature({ record }: { record: object }) {
  const words = useWords('shell');
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    look(record).then(setSeen);
  }, [record]);
  if (seen === undefined) return null;
  const isGood = seen === 'good';
  return (
    <div class={`outcome ${isGood ? 'outcome-good' : 'outcome-bad'}`}>
      <Icon name={isGood ? 'check' : 'no'} />
      <p>
        <b>{words.signature[seen]}</b>
      </p>
    </div>
  );
}

async function look(record: object): Promise<Seen> {
  const { signatureFault } = await import('../../kit/signature.ts');
  const answer = await call('GET /records/keys', {});
  const fault = signatureFault(record, answer.ok ? answer.value.keys.map(({ key }) => key) : undefined);
  if (fault !== undefined) return fault.code;
  return answer.ok ? 'good' : 'unasked';
}
