/** CEP, phone or registration number with hyphens; the at sign of an e-mail address. */
const SPECIAL = /((?:[A-Z]+-)?\d[\d.]*(?:-\d+)+|@)/;

/** Text that breaks at spaces: numbers with hyphens stay on one line, e-mail addresses break after the at sign. */
export const WrapText = ({ children }: { children: string }) => (
  <span>
    {children.split(SPECIAL).map((part, index) => {
      if (index % 2 === 0) return part;
      if (part === '@') return [part, <wbr key={index} />];
      return (
        <span key={index} className="unbroken">
          {part}
        </span>
      );
    })}
  </span>
);
