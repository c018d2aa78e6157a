/**
 * Lets React remove and insert nodes where a translator or an extension has moved or replaced some of them. Without it
 * `removeChild` and `insertBefore` throw, and the whole page is lost. A node that is gone is not removed again, and a node
 * that should precede it comes last.
 */
export function guardDocument(): void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = this.contains(child) ? child.parentNode : null;
    return parent ? (removeChild.call(parent, child) as Child) : child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    let sibling = this.contains(next) ? next : null;
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    return insertBefore.call(this, node, sibling) as Child;
  };
}
